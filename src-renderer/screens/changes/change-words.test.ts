import { beforeAll, expect, it } from 'vitest';
import { loadLanguage, withTexts } from '#data/text.ts';
import { areaText, objectText } from './change-words.ts';

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
])('%s is called %s', (_, place, edits, name) => {
  expect(objectText({ place, edits })).toBe(name);
});
