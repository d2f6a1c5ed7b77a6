import { expect, test } from 'vitest';
import { comparePackages, compareThemes } from './compare.ts';
import type { PackageManifest, PackageTheme } from './manifest.ts';

const picture = (path: string, sha256: string) => ({
  field: 'screenShot',
  path,
  sha256,
  bytes: 1,
  type: 'image/png' as const,
});
const theme: PackageTheme = {
  key: 'harbour',
  family: 'backTopic',
  terminal: 'pc',
  style: 'dark',
  name: 'Harbour',
  fields: { primaryColor: '#1F5FAE', screenShot: 'asset:assets/a.png', navMenuFontSize: 14 },
  assets: [picture('assets/a.png', 'a')],
};
const manifest = (...themes: PackageTheme[]): PackageManifest => ({
  format: 'steward-theme',
  version: 1,
  product: {},
  part: 'whole',
  created: '2026-11-20T12:00:00Z',
  themes,
});

test.each([
  ['itself', theme, []],
  ['another spelling of a colour', { ...theme, fields: { ...theme.fields, primaryColor: '#1f5fae' } }, []],
  [
    'the same picture under another name',
    {
      ...theme,
      fields: { ...theme.fields, screenShot: 'asset:assets/b.png' },
      assets: [picture('assets/b.png', 'a')],
    },
    [],
  ],
  [
    'another picture under the same name',
    { ...theme, assets: [picture('assets/a.png', 'b')] },
    ['screenShot'],
  ],
  [
    'in the order of the form',
    { ...theme, name: 'Pier', fields: { navMenuFontSize: 16, bubbleColor: '#ffffff' } },
    ['name', 'screenShot', 'navMenuFontSize', 'primaryColor', 'bubbleColor'],
  ],
] as [string, PackageTheme, string[]][])('%s', (_, after, fields) => {
  const { state, changes } = compareThemes(theme, after);
  expect(changes.map(({ field }) => field)).toEqual(fields);
  expect(state).toBe(fields.length > 0 ? 'changed' : 'same');
});

test('packages: what came, what went, and what they say of themselves', () => {
  const dusk = { ...theme, key: 'dusk', name: 'Dusk' };
  const after = {
    ...manifest(dusk),
    author: 'Steward',
    created: '2027-01-01T00:00:00Z',
    product: { min: '2.0.0' },
  };
  expect(comparePackages(manifest(theme), after)).toEqual({
    about: [
      { field: 'author', before: undefined, after: 'Steward' },
      { field: 'min', before: undefined, after: '2.0.0' },
    ],
    themes: [
      { key: 'dusk', keyBefore: null, name: 'Dusk', state: 'added', changes: [] },
      { key: 'harbour', keyBefore: 'harbour', name: 'Harbour', state: 'removed', changes: [] },
    ],
  });
});

test('themes are paired by what they are, not by the numbers of their keys', () => {
  const named = (key: string, name: string, more: Partial<PackageTheme> = {}) => ({
    ...theme,
    key,
    name,
    ...more,
  });
  const both = manifest(named('theme', '灯节'), named('theme-2', '春节'));
  const one = manifest(named('theme', '春节'));
  const states = (...sides: [PackageManifest, PackageManifest]) =>
    comparePackages(...sides).themes.map(({ name, state, keyBefore }) => [name, state, keyBefore]);
  expect(states(both, one)).toEqual([
    ['春节', 'same', 'theme-2'],
    ['灯节', 'removed', 'theme'],
  ]);
  expect(states(one, both)).toEqual([
    ['灯节', 'added', null],
    ['春节', 'same', 'theme'],
  ]);
  expect(states(manifest(named('theme', '灯节')), one)).toEqual([
    ['春节', 'added', null],
    ['灯节', 'removed', 'theme'],
  ]);
  // A pair of styles under one name stays a pair, and a renamed theme is known by its key.
  const pair = manifest(named('a', '松林'), named('b', '松林', { style: 'light' }));
  const turned = manifest(named('b', '松林', { style: 'light' }), named('c', '松林'));
  expect(states(pair, turned).map(([, state]) => state)).toEqual(['same', 'same']);
  expect(states(manifest(theme), manifest({ ...theme, name: 'Haven' }))).toEqual([
    ['Haven', 'changed', 'harbour'],
  ]);
});
