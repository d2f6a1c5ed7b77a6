import { expect, test } from 'vitest';
import { describeDeed, isLogKind } from './wording.ts';

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
] as const)('%s of %j', (kind, detail, chinese, english) => {
  expect(describeDeed(kind, detail, 'zh-CN')).toBe(chinese);
  expect(describeDeed(kind, detail, 'en-US')).toBe(english);
});

test.each(['', 'toString', 'unknown'])('%j is no kind', (name) => {
  expect(isLogKind(name)).toBe(false);
});
