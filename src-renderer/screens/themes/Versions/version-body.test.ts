/** The content of a version, and the part of it that fits a form. */
import { expect, it } from 'vitest';
import { titleIds } from '#shared/api/themes/titles.ts';
import { type AnyRow, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import { newBackTheme, newCssTheme, newMobileTheme, newSpecialTheme } from '#shared/rules/themes/defaults.ts';
import { backFields } from '#shared/rules/themes/fields/back-fields.ts';
import { cssFields } from '#shared/rules/themes/fields/css-fields.ts';
import { mobileFields } from '#shared/rules/themes/fields/mobile-fields.ts';
import { iconNames, namedIcon } from '#shared/rules/themes/fields/mobile-icons.ts';
import { specialFields } from '#shared/rules/themes/fields/special-fields.ts';
import { overlayVersion, readVersion, versionBody, versionDifferences } from './version-body.ts';

const theme = { ...newBackTheme('pc', 'dark', { deptId: '', external: false }), topicName: 'Harbour' };
const body = versionBody(backFields, theme);

it('holds what the form saves, shown or not, but not whether it is on and where it is', () => {
  expect(body).toMatchObject({ topicName: 'Harbour', primaryColor: '#5d9cec', useRange: [] });
  for (const name of ['sideOptMenuColor', 'toolBgColor', 'topicLayout', 'titleShowWay', 'publishLogo'])
    expect(body).toHaveProperty(name);
  for (const name of ['topicStatus', 'topicType', 'topicSource', 'storedRange', 'deptId', 'dtu', 'id'])
    expect(body).not.toHaveProperty(name);
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

it('says what differs in a field that the form hides on both sides, and gives it back', () => {
  const now = {
    ...theme,
    navBorderColor: '#eeeeee',
    sideOptMenuColor: '#166ac1',
    toolIcoColor: 'dark' as const,
  };
  const found = versionDifferences(backFields, body, now);
  expect(found.map(({ name }) => name)).toEqual(['navBorderColor', 'toolIcoColor', 'sideOptMenuColor']);
  expect(restored(now, found)).toEqual(theme);
});

it('gives back the titles that a theme shows, and what else the form saves without a row', () => {
  const titleShowWay = theme.titleShowWay.map(({ id }) => ({ id, selected: false }));
  const now = { ...theme, titleShowWay, sysTopicName: 'Quay', publishLogo: 'classic' };
  const found = versionDifferences(backFields, body, now);
  expect(found.map(({ name }) => name)).toEqual(['publishLogo', 'sysTopicName', 'titleShowWay']);
  expect(restored(now, found)).toEqual(theme);
});

/** The dialog's restore of all ticked fields. */
function restored<Values extends object>(
  now: Values,
  found: readonly { readonly name: string; readonly before: unknown }[],
) {
  return { ...now, ...Object.fromEntries(found.map(({ name, before }) => [name, before])) };
}

/** Numbers by chance, the same at every run (a linear congruential generator). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A value that the field's control, or the editor of a field without one, could set. */
function anyValue(name: string, row: AnyRow<object> | undefined, below: (most: number) => number): unknown {
  const colour = `#${below(2 ** 24)
    .toString(16)
    .padStart(6, '0')}`;
  if (name === 'titleShowWay') return titleIds.map((id) => ({ id, selected: below(2) === 0 }));
  if (name === 'icons')
    return [namedIcon(`i${below(9)}`, iconNames[below(iconNames.length)] ?? 'me', colour)];
  if (row?.kind === 'number') return below(3) === 0 ? null : 12 + below(20);
  if (row?.kind === 'shares') return below(2) === 0 ? [] : [{ kind: 'user', id: `U${below(99)}` }];
  if (row?.kind === 'choice' && typeof row.options !== 'function') {
    return row.options[below(row.options.length)]?.value;
  }
  return below(4) === 0 ? '' : colour;
}

type AnyForm = readonly [Fields<object>, Readonly<Record<string, unknown>>];
const formOf = (fields: object, values: object): AnyForm => [
  fields as Fields<object>,
  values as Readonly<Record<string, unknown>>,
];

const forms: Readonly<Record<string, AnyForm>> = {
  ...Object.fromEntries(
    (['pc', 'app-pc'] as const).flatMap((dtu) =>
      (['dark', 'light', 'client'] as const).flatMap((style) =>
        (['horizontal', 'vertical', 'mixed'] as const).map((topicLayout) => [
          `${dtu}, ${style}, ${topicLayout}`,
          formOf(backFields, { ...newBackTheme(dtu, style, { deptId: 'D1' }), topicLayout }),
        ]),
      ),
    ),
  ),
  special: formOf(specialFields, newSpecialTheme({ deptId: 'D1' })),
  'phone, dark': formOf(
    mobileFields,
    newMobileTheme('dark', { deptId: 'D1' }, (key) => key),
  ),
  'phone, light': formOf(
    mobileFields,
    newMobileTheme('light', { deptId: 'D1' }, (key) => key),
  ),
  css: formOf(cssFields, newCssTheme),
};

it.each(Object.entries(forms))(
  'a restore gives every field back, whatever was edited: %s',
  (_, [fields, form]) => {
    const rows = new Map<string, AnyRow<object>>(rowsOf(fields));
    const apart = ['topicStatus', 'topicType', 'topicSource', 'deptId', 'dtu', 'storedRange'];
    const names = Object.keys(form).filter((name) => !apart.includes(name));
    for (let seed = 1; seed <= 30; seed += 1) {
      const below = chance(seed);
      const edited = (share: number, from: Readonly<Record<string, unknown>>) => ({
        ...from,
        ...Object.fromEntries(
          names.filter(() => below(100) < share).map((name) => [name, anyValue(name, rows.get(name), below)]),
        ),
      });
      const then = edited(100, form);
      const version = readVersion(JSON.stringify(versionBody(fields, then)));
      const now = edited(seed * 3, then);
      const found = versionDifferences<object>(fields, version, now);
      expect(restored(now, found)).toEqual(then);
      expect(versionDifferences<object>(fields, version, restored(now, found))).toEqual([]);
    }
  },
);

it.each([
  [
    'another kind of value',
    { primaryColor: 3, topicName: null, navMenuFontSize: '12', topicLayout: 'round' },
  ],
  ['shares that are none', { useRange: [{ id: 'U1' }], useRangeDisable: 'everybody' }],
  ['titles that are none', { titleShowWay: [{ id: 'elsewhere', selected: true }], publishLogo: 3 }],
  ['fields of another version of the program', { glow: '#ffffff', __proto__: { topicName: 'x' } }],
  ['what is switched by itself', { topicStatus: true }],
])('takes nothing that the form could not hold: %s', (_, said) => {
  expect(overlayVersion(backFields, said, theme)).toEqual(theme);
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
  expect(overlayVersion(mobileFields, { icons }, phone).icons).toEqual(taken ? icons : phone.icons);
});
