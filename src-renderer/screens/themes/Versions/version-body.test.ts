/** The content of a version, and the part of it that fits a form. */
import { expect, it } from 'vitest';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { overlaid, readVersion, versionBody, versionDifferences } from './version-body.ts';

const theme = { ...newBackTheme('pc', 'dark', { deptId: '', external: false }), topicName: 'Harbour' };
const body = versionBody(backFields, theme);

it('holds what the form shows, but not whether it is on', () => {
  expect(body).toMatchObject({ topicName: 'Harbour', primaryColor: '#5d9cec', useRange: [] });
  for (const name of ['topicStatus', 'storedRange', 'deptId', 'id']) expect(body).not.toHaveProperty(name);
  const phone = newMobileTheme('dark', { deptId: '', external: false }, (key) => key);
  expect(versionBody(mobileFields, phone)).toMatchObject({ icons: phone.icons, topBgColor: '#4ba9f2' });
});

it('is read back as it was written', () => {
  expect(readVersion(JSON.stringify(body))).toEqual(body);
  expect(versionDifferences(backFields, readVersion(JSON.stringify(body)), theme)).toEqual([]);
  for (const text of ['[1]', 'null', '"x"', '3']) expect(readVersion(text)).toEqual({});
});

it('says what restoring it would change, and leaves for whom it is alone unless asked', () => {
  const share = { kind: 'user', id: 'U1' } as never;
  const now = { ...theme, topicName: 'Quay', primaryColor: '#000000', useRange: [share], topicStatus: true };
  expect(versionDifferences(backFields, body, now)).toEqual([
    { name: 'topicName', before: 'Harbour', now: 'Quay', usual: true },
    { name: 'useRange', before: [], now: [share], usual: false },
    { name: 'primaryColor', before: '#5d9cec', now: '#000000', usual: true },
  ]);
});

it('shows a field that only one of both sides asks for', () => {
  const light = { ...theme, topicStyle: 'light' as const, navBorderColor: '#eeeeee' };
  const names = (version: Readonly<Record<string, unknown>>, values: typeof theme) =>
    versionDifferences(backFields, version, values).map(({ name }) => name);
  expect(names(body, light)).toEqual(['topicStyle', 'navBorderColor']);
  expect(names(body, { ...theme, navBorderColor: '#eeeeee' })).toEqual([]);
});

it.each([
  [
    'another kind of value',
    { primaryColor: 3, topicName: null, navMenuFontSize: '12', topicLayout: 'round' },
  ],
  ['shares that are none', { useRange: [{ id: 'U1' }], useRangeDisable: 'everybody' }],
  ['fields of another version of the program', { glow: '#ffffff', __proto__: { topicName: 'x' } }],
  ['what is switched by itself', { topicStatus: true }],
])('takes nothing that the form could not hold: %s', (_, said) => {
  expect(overlaid(backFields, said, theme)).toEqual(theme);
});

it.each([
  [
    'whole ones',
    [{ id: '1', iconKey: 'me', iconText: 'Me', iconDefault: '', iconSelected: '', iconStatus: true }],
    true,
  ],
  ['one without a text', [{ id: '1', iconKey: 'me', iconStatus: true }], false],
  ['no list', { length: 1 }, false],
])('takes icons as a list of %s: %j %s', (_, icons, taken) => {
  const phone = newMobileTheme('dark', { deptId: '', external: false }, (key) => key);
  expect(overlaid(mobileFields, { icons }, phone).icons).toEqual(taken ? icons : phone.icons);
});
