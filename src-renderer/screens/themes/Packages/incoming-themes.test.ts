import { describe, expect, it } from 'vitest';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { type ExistingThemes, incomingThemes } from './incoming-themes.ts';
import type { PackageFile } from './package-files.ts';
import { picturesToCompare } from './pictures-to-compare.ts';

const style = (key: string, name: string, of: PackageTheme['style']): PackageTheme => ({
  key,
  family: 'backTopic',
  terminal: 'pc',
  style: of,
  name,
  fields: { navigationBgColor: '#123a63' },
  assets: [],
});

function fileWith(...themes: readonly PackageTheme[]): PackageFile {
  const checked = { manifest: { part: 'whole', themes }, themes: {}, findings: [] };
  return { id: 'F', name: 'f', handle: { id: 'H' }, checked } as unknown as PackageFile;
}

const existing = (...themes: readonly (readonly [string, string, string])[]): ExistingThemes =>
  new Map([['pc', themes.map(([id, name, of]) => ({ id, name, style: of, listValues: null }))]]);

function plansOf(
  file: PackageFile,
  there: ExistingThemes,
  chosen: readonly (readonly [string, 'replace' | 'copy' | 'add'])[] = [],
  unchanged: readonly string[] = [],
) {
  const choices = { chosen: new Map(chosen), unchanged: new Set(unchanged) };
  return incomingThemes([file], there, choices).map(({ plan, name, instead }) => [
    plan,
    name,
    instead?.id ?? null,
  ]);
}

describe('a name that is taken', () => {
  it('is taken by a theme of the same style only, which alone can be replaced', () => {
    const dark = fileWith(style('a', 'Harbour', 'dark'));
    const light = existing(['L', 'Harbour', 'light']);
    expect(plansOf(dark, light)).toEqual([['add', 'Harbour', null]]);
    expect(plansOf(dark, light, [['F:a', 'replace']])).toEqual([['add', 'Harbour', null]]);
    const both = existing(['L', 'Harbour', 'light'], ['D', 'harbour', 'dark']);
    expect(plansOf(dark, both, [['F:a', 'replace']])).toEqual([['replace', 'Harbour', 'D']]);
  });

  it('is no one theme where two have it', () => {
    const two = existing(['1', 'Harbour', 'dark'], ['2', 'Harbour', 'dark']);
    expect(plansOf(fileWith(style('a', 'Harbour', 'dark')), two, [['F:a', 'replace']])).toEqual([
      ['copy', 'Harbour (2)', null],
    ]);
  });
});

describe('a light and a dark theme of one name', () => {
  const pair = fileWith(style('a', '松林', 'dark'), style('b', '松林', 'light'));

  it('come under their name where only other styles have it', () => {
    expect(plansOf(pair, existing(['C', '松林', 'client']))).toEqual([
      ['add', '松林', null],
      ['add', '松林', null],
    ]);
  });

  it('are copied under one name, also where one of them only is taken', () => {
    const copies = [
      ['copy', '松林 (2)', null],
      ['copy', '松林 (2)', 'L'],
    ];
    expect(plansOf(pair, existing(['L', '松林', 'light']))).toEqual(copies);
    expect(plansOf(pair, existing(['L', '松林', 'light'], ['D', '松林', 'dark']))[0]?.[1]).toBe('松林 (2)');
    expect(plansOf(pair, existing(['L', '松林', 'light']), [['F:b', 'replace']])).toEqual([
      ['add', '松林', null],
      ['replace', '松林', 'L'],
    ]);
  });

  it('get different names where the package repeats one of them', () => {
    const again = fileWith(
      style('a', '松林', 'dark'),
      style('b', '松林', 'light'),
      style('c', '松林', 'dark'),
    );
    expect(plansOf(again, existing(['L', '松林', 'light'])).map(([, name]) => name)).toEqual([
      '松林 (2)',
      '松林 (2)',
      '松林 (3)',
    ]);
  });
});

describe('a theme that is the same here', () => {
  it('is left as it is unless somebody chooses a copy', () => {
    const there = existing(['D', 'Harbour', 'dark']);
    const file = fileWith(style('a', 'Harbour', 'dark'));
    expect(plansOf(file, there, [], ['F:a'])).toEqual([['same', 'Harbour', 'D']]);
    expect(plansOf(file, there, [['F:a', 'copy']], ['F:a'])).toEqual([['copy', 'Harbour (2)', 'D']]);
  });

  it('has the same fields, and pictures whose bytes decide', () => {
    const picture = { path: 'assets/a.png', sha256: 'ab', bytes: 1, type: 'image/png' as const };
    const theme: PackageTheme = {
      ...style('a', 'Harbour', 'dark'),
      fields: { navigationBgColor: '#123a63', navBackgroundImg: 'asset:assets/a.png' },
      assets: [{ ...picture, field: 'navBackgroundImg' }],
    };
    const address = '/api/file/preview?fileId=F1&type=imgs';
    const stored = { topicStyle: 'dark', navigationBgColor: '#123a63', navBackgroundImg: address };
    expect(picturesToCompare(theme, stored)).toEqual([{ address, sha256: 'ab' }]);
    expect(picturesToCompare(theme, { ...stored, navBackgroundImg: '' })).toBeNull();
    expect(picturesToCompare(theme, { ...stored, navigationBgColor: '#123a64' })).toBeNull();
  });

  it('may have icons with other ids', () => {
    const icon = (id: string, iconDefault: string) => ({
      id,
      iconDefault,
      iconKey: 'message',
      iconText: 'Message',
      iconSelected: '',
      iconStatus: true,
    });
    const picture = { path: 'assets/a.png', sha256: 'ab', bytes: 1, type: 'image/png' as const };
    const theme: PackageTheme = {
      ...style('a', 'Pocket', 'dark'),
      family: 'appTopic',
      terminal: 'h5',
      fields: { icons: [icon('i1', 'asset:assets/a.png')] },
      assets: [{ ...picture, field: 'icons.i1.iconDefault' }],
    };
    const address = '/api/file/preview?fileId=F1&type=imgs';
    expect(picturesToCompare(theme, { icons: [icon('77', address)] })).toEqual([{ address, sha256: 'ab' }]);
    expect(picturesToCompare(theme, { icons: [{ ...icon('77', address), iconText: 'Chat' }] })).toBeNull();
  });
});
