import { beforeAll, expect, it } from 'vitest';
import { loadLanguage, withTexts } from '#data/text.ts';
import { areaText } from './change-words.ts';

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
