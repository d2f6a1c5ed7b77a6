import { beforeAll, expect, it } from 'vitest';
import { loadLanguage, translate, withTexts } from '#data/text.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { areaText, changeText } from './change-words.ts';

beforeAll(async () => {
  await loadLanguage('en-US');
  await withTexts(Promise.resolve());
});

it.each([
  ['reminders.change.newUserPush', 'System reminders'],
  ['tenantEdit.change.info', 'Base settings'],
  ['licenceInfo.change.reminder', 'Licence information'],
  ['themeActions.change.authority', 'Themes'],
  ['themeEditor.change', 'Themes'],
  ['appSettings.change', 'Application management'],
  ['accountCases.change.unlock', 'Account security'],
  ['onlineUsers.ended', 'Security settings'],
  ['wechat.tool.unbound', 'WeChat tool'],
  ['noSuchArea.change', ''],
])('the area of %s is said by what its page is called: %s', (title, area) => {
  expect(areaText({ title })).toBe(area);
});

const edit = (from: unknown, to: unknown) => ({ from, to });
it.each([
  ['a record by the name in its place', { id: 'R1', name: 'Job' }, { on: edit(true, false) }, 'Job'],
  ['by the name that it had', { id: 'R1' }, { ruleName: edit('Job', 'Role') }, 'Job'],
  ['by its id', { id: 'R1' }, { on: edit(true, false), people: edit([{ name: 'Wei' }], []) }, 'R1'],
  [
    'several that are changed together',
    { deptId: 'D1', modules: [{ moduleId: '1', moduleName: 'Mail' }, { moduleName: 'Forms' }] },
    { enabled: edit(true, false) },
    'Mail, Forms',
  ],
  ['what is made', { ids: ['S1'] }, { there: edit([], [{ id: 'S1', segmentName: 'Depot' }]) }, 'Depot'],
  ['one alone', {}, { on: edit(true, false) }, ''],
])('%s is called %s', (_, locator, edits, name) => {
  expect(objectText({ place: locator, edits })).toBe(name);
});

it('one that is made or deleted says what it is, several how many they are', () => {
  const presence = segmentList.presence as unknown as AnyRecord;
  const kinds = new Map([[presence.id, presence]]);
  const depot = {
    id: 'S1',
    segmentName: 'Depot',
    segmentType: 'IPv4',
    ipStart: '10.0.0.1',
    ipEnd: '10.0.0.9',
    instructions: '',
  };
  const change = {
    kind: presence.id,
    place: { ids: ['S1'] },
    title: 'network.created',
    touches: [],
    path: '',
  };
  const said = (there: object) => changeText({ ...change, edits: { there } } as never, kinds, translate);
  const made = 'Type: IPv4 · Start IP: 10.0.0.1 · and 1 more field';
  expect(said(edit([], [depot]))).toBe(made);
  expect(said(edit([depot], []))).toBe(made);
  expect(said(edit([], [depot, depot]))).toBe('IP segments: 0 entries → 2 entries');
});
