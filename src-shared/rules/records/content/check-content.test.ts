/** Checks of a record's content when an edit arrives, and again before it is sent. */
import { expect, it } from 'vitest';
import { newCustomForm, toInfo } from '../../custom-applications/custom-form.ts';
import { customAppValuesOf } from '../../custom-applications/custom-app-values.ts';
import { recordById } from '../records.ts';
import { wrongInEdits, wrongInWrite } from './check-content.ts';

const kindOf = async (id: string) => {
  const kind = await recordById(id);
  if (!kind) throw new Error(id);
  return kind;
};
const inDept = { deptId: 'D1', id: 'A1', detach: 'off' };
const application = (owner: 'team' | 'personal', said: object = {}) => {
  const at = { owner, detach: 'off' } as const;
  const made = customAppValuesOf(
    toInfo({ ...newCustomForm('freeUrl', '', at), urlType: 'inner', innerUrl: '/sp/x' }),
    at,
  );
  return { ...made, menuname: 'Canteen', shortname: 'C', ...said };
};
const customPlace = (owner: 'team' | 'personal') => ({
  owner,
  detach: 'off',
  deptId: '',
  source: 'manager',
  acId: '',
  id: '',
  made: application(owner),
});
const segment = { ids: ['S1'] };
const office = {
  id: 'S1',
  segmentName: 'Office',
  segmentType: 'IPv4',
  instructions: '',
  ipStart: '10.0.0.1',
  ipEnd: '10.0.0.9',
};

it.each<[string, string, unknown, string, unknown, unknown, string]>([
  ['a number for a name', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', 7, 'changeContent.text'],
  ['an object for a name', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', { a: 1 }, 'changeContent.text'],
  ['a word for a switch', 'ruleConfig', { id: 'R' }, 'noEmoji', false, 'yes', 'changeContent.switch'],
  ['a word for a number', 'ruleConfig', { id: 'R' }, 'least', 1, '2', 'changeContent.number'],
  ['a choice that is none', 'appInfo', inDept, 'openMode', 'current', 'evil', 'common.form.notOffered'],
  [
    'choices that are none',
    'licenceReminder',
    { remindType: 'app', deptId: '' },
    'remindMode',
    ['popup'],
    ['popup', 'evil'],
    'common.form.notOffered',
  ],
  ['half a character', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', 'a\ud800', 'changeContent.sign'],
  ['NUL', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', 'a\u0000', 'changeContent.sign'],
  [
    'half a character deep in a list',
    'appOrders',
    { deptId: 'D1' },
    'orders',
    [],
    ['\udc00'],
    'changeContent.sign',
  ],
  [
    'rich text that runs',
    'tenant',
    { deployment: 'public' },
    'tips',
    '',
    '<script>x</script>',
    'changeContent.unsafe',
  ],
  [
    'rich text that runs, in a language',
    'languageContents',
    { kind: 'config', targetId: '1' },
    'en_US',
    '',
    '<p onclick="x()">y</p>',
    'changeContent.unsafe',
  ],
  [
    'a new record with rich text that runs',
    'agreementPresence',
    { ids: ['A'] },
    'there',
    [],
    [{ id: 'A', content: '<iframe src="//x">' }],
    'changeContent.unsafe',
  ],
  ['a name that turns its line', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', 'a\u202eb', 'tenantEdit.hidden'],
  [
    'a name in a language that is none',
    'appNames',
    { kind: 'application', targetId: '1' },
    'en_US',
    'a',
    7,
    'changeContent.shape',
  ],
  [
    'what is only taken along',
    'appInfo',
    inDept,
    'info',
    { content: {} },
    { content: { innerUrl: '/x' } },
    'changeContent.along',
  ],
  ...(['h5', 'special'] as const).map(
    (terminal): [string, string, unknown, string, unknown, unknown, string] => [
      `titles of a theme (${terminal})`,
      'themeTitles',
      { terminal, id: 'T1', name: 'Harbour', style: 'dark', deptId: '', external: false },
      'titles',
      [],
      terminal === 'h5' ? ['appTitle'] : ['no such title'],
      terminal === 'h5' ? 'changeContent.fixed' : 'common.form.notOffered',
    ],
  ),
  [
    'the days of a weekly reminder',
    'workreportRemind',
    { type: 'week' },
    'days',
    null,
    3,
    'changeContent.fixed',
  ],
  [
    'a flag that its call does not take',
    'ipListFlag',
    { list: 'white' },
    'on',
    null,
    'yes',
    'changeContent.call',
  ],
  [
    'shares with a member too much',
    'ipListPermission',
    { id: 'E' },
    'shares',
    [],
    [{ kind: 'person', id: '1', exclude: false, below: false, path: '/x' }],
    'changeContent.list',
  ],
  [
    'a new record with a member too much',
    'ipSegmentPresence',
    segment,
    'there',
    [],
    [{ ...office, path: '/x' }],
    'changeContent.shape',
  ],
  [
    'a new record without a name',
    'ipSegmentPresence',
    segment,
    'there',
    [],
    [{ ...office, segmentName: '' }],
    'network.missing.name',
  ],
  [
    'a new record with a number for a name',
    'ipSegmentPresence',
    segment,
    'there',
    [],
    [{ ...office, segmentName: 7 }],
    'changeContent.text',
  ],
  [
    'a new application of the team’s for nobody',
    'customAppPresence',
    customPlace('team'),
    'there',
    [],
    [application('team', { shares: [] })],
    'customApplications.problem.noUsers',
  ],
  [
    'a new application that opens a script',
    'customAppPresence',
    customPlace('personal'),
    'there',
    [],
    [application('personal', { innerUrl: 'javascript:x()' })],
    'applications.problem.address',
  ],
  [
    'a new application of a type that nobody makes',
    'customAppPresence',
    customPlace('personal'),
    'there',
    [],
    [application('personal', { applicationType: 'evil' })],
    'common.form.notOffered',
  ],
])('refuses %s where it comes in', async (_, id, locator, name, from, to, key) => {
  const problems = wrongInEdits(await kindOf(id), locator, { [name]: { from, to } });
  expect(problems).toMatchObject([{ name, message: { key } }]);
});

it.each<[string, string, unknown, string, unknown, unknown]>([
  ['a name', 'ruleConfig', { id: 'R' }, 'ruleName', 'a', 'b'],
  ['what only the rest of the record decides', 'appInfo', inDept, 'customMenuName', 'a', ''],
  ['a bad value that nobody changes', 'ruleConfig', { id: 'R' }, 'ruleName', 7, 7],
  ['a new record', 'ipSegmentPresence', segment, 'there', [], [office]],
  [
    'a new application of one’s own for nobody else',
    'customAppPresence',
    customPlace('personal'),
    'there',
    [],
    [application('personal')],
  ],
  ['a record that goes, whatever it was', 'ipSegmentPresence', segment, 'there', [{ id: 'S1', a: 1 }], []],
  [
    'an order of groups far down',
    'backMenuGroup',
    { deptId: 'D', domainName: 'h', id: 'g' },
    'menuOrder',
    1,
    9,
  ],
  ['a name', 'appNames', { kind: 'application', targetId: '1' }, 'en_US', 'a', 'b'],
  ['a switch by its call', 'ipListFlag', { list: 'white' }, 'on', false, true],
])('takes %s', async (_, id, locator, name, from, to) => {
  expect(wrongInEdits(await kindOf(id), locator, { [name]: { from, to } })).toEqual([]);
});

const rule = {
  ruleName: 'Job number',
  ruleTarget: 'jobNumber',
  pattern: 'any',
  least: 1,
  most: 9,
  noEmoji: true,
  noSensitive: true,
  message: '',
};
const writing = async (newest: object, edits: object) =>
  wrongInWrite(
    await kindOf('ruleConfig'),
    { id: 'R' },
    { newest: { ...rule, ...newest }, after: { ...rule, ...newest, ...edits }, changed: Object.keys(edits) },
  );

it('judges the whole record before it is sent, and lets stay what the server holds', async () => {
  expect(await writing({}, { ruleName: 'Number' })).toEqual([]);
  expect(await writing({}, { ruleName: '' })).toMatchObject([{ name: 'ruleName' }]);
  // Changing only the minimum can make it exceed the stored maximum.
  expect(await writing({}, { least: 12 })).toHaveLength(1);
  // A stored value that is missing or invalid must not block another edit.
  expect(await writing({ ruleName: '' }, { noEmoji: false })).toEqual([]);
  expect(await writing({ ruleName: 'x\u202ey' }, { noEmoji: false })).toEqual([]);
  expect(await writing({ ruleTarget: 'no such thing' }, { noEmoji: false })).toMatchObject([
    { name: 'noEmoji', message: { key: 'changeContent.call' } },
  ]);
});
