import { expect, test } from 'vitest';
import { changedFieldsDetail } from './changed-fields.ts';
import english from './en-US.json' with { type: 'json' };
import { describeDeed, isLogKind, logKinds, writtenLogFunctions } from './wording.ts';
import chinese from './zh-CN.json' with { type: 'json' };

test.each([
  [
    'tenantUpdated',
    'contact,email',
    '修改组织信息：联系人、邮箱',
    'Changed the organisation’s contact, email',
  ],
  ['whiteListAdded', '3', '添加授权白名单 3 人', 'Added 3 to the licence white list'],
  ['fileUploaded', 'a$&b.png', '上传文件 a$&b.png', 'Uploaded the file a$&b.png'],
  ['tenantUpdated', 'toString', '修改组织信息：toString', 'Changed the organisation’s toString'],
  ['reminderReset', '', '恢复默认授权提醒', 'Reset the licence reminder'],
  ['menuUpdated', '', '修改菜单', 'Changed the menu'],
] as const)('%s of %j', (kind, detail, chinese, english) => {
  expect(describeDeed(kind, detail, 'zh-CN')).toBe(chinese);
  expect(describeDeed(kind, detail, 'en-US')).toBe(english);
});

test('changed fields stand with their old and new values, whatever the values hold', () => {
  const detail = changedFieldsDetail([
    { field: 'name', from: 'A, {to} $&', to: '' },
    { field: 'position', from: 3, to: 1 },
    { field: 'openMode', from: { key: 'menuOpensCurrent' }, to: { key: 'menuOpensNew' } },
  ]);
  expect(describeDeed('menuUpdated', detail, 'en-US')).toBe(
    'Changed the menu: name “A, {to} $&” → nothing, position 3 → 1, how it opens in the same window → in a new window',
  );
  expect(describeDeed('menuMoved', detail, 'zh-CN')).toContain('位置 3 → 1');
  expect(changedFieldsDetail([])).toBe('');
});

test.each([
  ['changed', 'password（已更改，不显示）', 'password (changed, not shown)'],
  ['wasEmpty', 'password（原为空，已设置，不显示）', 'password (was empty, now set, not shown)'],
  ['emptied', 'password（已清空）', 'password (emptied)'],
] as const)(
  'of a secret the log tells that it was %s, behind the setting',
  (secret, inChinese, inEnglish) => {
    const detail = changedFieldsDetail([{ field: 'password', secret }], 'email');
    expect(describeDeed('systemSettingSaved', detail, 'en-US')).toBe(
      `Changed the system settings: email, ${inEnglish}`,
    );
    expect(describeDeed('systemSettingSaved', detail, 'zh-CN')).toContain(
      inChinese.replace('password', '密码'),
    );
  },
);

test.each(['', 'toString', 'unknown'])('%j is no kind', (name) => {
  expect(isLogKind(name)).toBe(false);
});

test('each kind has a function, a type, and a description in both languages with the same place for a detail', () => {
  expect(new Set(Object.values(logKinds).map((kind) => kind.function))).toEqual(new Set(writtenLogFunctions));
  const types = Object.values(logKinds).map(({ type }) => type);
  expect(types.filter((type) => !Object.hasOwn(english.types, type))).toEqual([]);
  for (const wording of [english, chinese]) expect(Object.keys(wording.kinds)).toEqual(Object.keys(logKinds));
  const holding = (texts: object) =>
    Object.entries(texts).flatMap(([name, words]) => (String(words).includes('{detail}') ? [name] : []));
  expect(holding(chinese.kinds)).toEqual(holding(english.kinds));
  expect(Object.keys(chinese.details)).toEqual(Object.keys(english.details));
  expect(Object.keys(chinese.types)).toEqual(Object.keys(english.types));
});
