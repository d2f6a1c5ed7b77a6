/** The look and the colour pairs of a theme's values (rows THM-116, 119). */
import { describe, expect, test } from 'vitest';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '../defaults.ts';
import { terminals } from '../terminals.ts';
import type { BackLookValues, LookValues } from './look.ts';
import { lookOf } from './look-of.ts';
import { nearestFor, pairsOf } from './pairs.ts';
import { backLookValues, mobileLookValues } from './testing/look-samples.ts';
import { sideMenuColour } from './values.ts';

const unset: BackLookValues = {
  ...backLookValues,
  ...Object.fromEntries(
    Object.entries(backLookValues)
      .filter(([name]) => name.endsWith('Color'))
      .map(([name, value]) => [name, name === 'toolIcoColor' ? value : '']),
  ),
};

test('an unset field has the document’s value', () => {
  expect(lookOf('pc', { ...unset, topicStyle: 'dark' }).variables).toMatchObject({
    '--nav': '#4ba9f2',
    '--primary': '#5d9cec',
    '--bubble': '#d1e3ff',
    '--search-ground': '#00000016',
    '--search-box': '#00000000',
    '--search-text': '#ffffff',
    '--aside-text': '#111111',
    '--nav-font': expect.stringContaining('Microsoft YaHei'),
  });
  expect(lookOf('pc', { ...unset, topicStyle: 'light' }).variables['--nav']).toBe('#ffffff');
  expect(lookOf('h5', mobileLookValues).variables).toMatchObject({
    '--bubble': '#e2f5ff',
    '--primary': '#5d9cec',
  });
});

test.each([
  ['', '#111111'],
  ['#fff', '#111111'],
  ['#ffffff', '#111111'],
  ['#eef2f7', '#111111'],
  ['#1f2a44', '#ffffff'],
  ['nonsense', '#111111'],
])('the side menu of %s is %s', (ground, text) => {
  expect(sideMenuColour(ground)).toBe(text);
});

test('nothing that a theme says gets out of its variable', () => {
  const hostile = '#fff;}*{background:url(//elsewhere.example/x)}';
  const said = Object.fromEntries(
    Object.entries(backLookValues).map(([name, value]) => [
      name,
      /Color$|Img$|Type$/.test(name) ? hostile : value,
    ]),
  ) as unknown as BackLookValues;
  const { variables } = lookOf('pc', {
    ...backLookValues,
    ...said,
    toolIcoColor: 'light',
    navIconType: 'line',
  });
  for (const value of Object.values(variables)) expect(value).not.toMatch(/[;{}]|elsewhere/);
});

test('expanded search has no room in a vertical client, and a place only where the document gives it one', () => {
  const client: BackLookValues = {
    ...backLookValues,
    topicStyle: 'client',
    searchShowType: 'expand',
    searchLocation: 'centre',
  };
  expect(lookOf('pcClient', client).shape).toMatchObject({ search: 'expand', place: 'centre' });
  expect(lookOf('pcClient', { ...client, topicLayout: 'vertical' }).shape.search).toBe('float');
  expect(lookOf('pc', { ...client, topicStyle: 'dark' }).shape.place).toBe('right');
});

describe('pairs', () => {
  const pair = (id: string, values: BackLookValues) => pairsOf('pc', values).find((one) => one.id === id);

  test('the document’s own defaults, measured', () => {
    expect(pair('navText', backLookValues)).toMatchObject({ verdict: 'fails', field: 'navMenuFontColor' });
    expect(pair('navText', backLookValues)?.ratio).toBeCloseTo(2.53, 1);
    expect(pair('asideText', backLookValues)).toMatchObject({
      verdict: 'AAA',
      text: '#111111',
      ground: '#ffffff',
    });
    expect(pair('onPrimary', backLookValues)).toMatchObject({ verdict: 'fails', field: 'primaryColor' });
  });

  test('parts of the bar, the option menu and the tool bar count where they are there', () => {
    const ids = (values: BackLookValues) => pairsOf('pc', values).map(({ id }) => id);
    expect(ids(backLookValues)).not.toContain('navLeft');
    expect(ids({ ...backLookValues, navigationLeftBgColor: '#00000040' })).toContain('navLeft');
    const ofClient = (values: BackLookValues) => pairsOf('pcClient', values).map(({ id }) => id);
    expect(ofClient(backLookValues)).not.toContain('toolIcon');
    expect(ofClient({ ...backLookValues, topicLayout: 'mixed' })).toContain('toolIcon');
    expect(ids({ ...backLookValues, topicLayout: 'mixed' })).not.toContain('toolIcon');
  });

  test('fields that only the light style sets follow the primary colour and the text of the bar in the others', () => {
    const red = {
      ...backLookValues,
      primaryColor: '#b3261e',
      sideOptMenuColor: '#166ac1',
      navOptMenuColor: '#0a0',
    };
    expect(lookOf('pc', { ...red, asideRightBoderColor: '#00f' }).variables).toMatchObject({
      '--aside-chosen': '#b3261e',
      '--nav-chosen': '#ffffff',
      '--aside-line': '#e4e6ea',
    });
    expect(pair('asideChosen', red)).toMatchObject({
      colour: '#b3261e',
      field: 'primaryColor',
      region: 'other',
    });
    expect(pair('asideChosen', { ...red, topicStyle: 'light' })).toMatchObject({
      colour: '#166ac1',
      field: 'sideOptMenuColor',
      region: 'aside',
    });
  });

  test('the web’s tool bar follows the navigation, the client’s has colours of its own', () => {
    const mixed = {
      ...backLookValues,
      topicLayout: 'mixed',
      toolBgColor: '#123456',
      toolIcoColor: 'dark',
    } as const;
    expect(lookOf('pc', mixed).variables).toMatchObject({ '--tool': '#4ba9f2', '--tool-icon': '#ffffff' });
    expect(lookOf('pcClient', mixed).variables).toMatchObject({
      '--tool': '#123456',
      '--tool-icon': '#333333',
    });
  });

  test('opacity is composed, a picture is said', () => {
    const search = pair('searchHint', {
      ...backLookValues,
      searchBgColor: '#00000080',
      searchBoxColor: '#ffffff40',
    });
    expect(search?.ground).toBe('#5c7f9a');
    expect(
      pair('navText', { ...backLookValues, navBackgroundImg: '/api/file/preview?fileId=1&type=imgs' })
        ?.hasPicture,
    ).toBe(true);
  });

  test('an offered colour passes when it is used', () => {
    for (const level of ['AA', 'AAA'] as const) {
      const values = { ...backLookValues, topicLayout: 'mixed' } as const;
      for (const { id, field, kind } of pairsOf('pcClient', values)) {
        const colour = nearestFor('pcClient', values, id, level);
        if (kind === 'mark' && level === 'AAA') expect(colour).toBeNull();
        if (colour === null || field === null) continue;
        const after = pairsOf('pcClient', { ...values, [field]: colour }).find((one) => one.id === id);
        expect(level === 'AA' ? ['AA', 'AAA'] : ['AAA'], `${id} ${colour}`).toContain(after?.verdict);
      }
    }
  });

  test('a chosen entry stands on a chip of its own colour, in every style', () => {
    for (const [topicStyle, field] of [
      ['dark', 'navMenuFontColor'],
      ['light', 'navOptMenuColor'],
      ['client', 'navMenuFontColor'],
    ] as const) {
      const values = { ...backLookValues, topicStyle, navigationBgColor: '#2a76c6', [field]: '#ffffff' };
      expect(pair('navChosen', values)?.ratio).toBeCloseTo(3.53, 1);
      expect(pair('navText', { ...values, navMenuFontColor: '#ffffff' })?.ratio).toBeCloseTo(4.66, 1);
    }
  });

  test('the search stands on the bar and the part of it where it is drawn', () => {
    const client = {
      ...backLookValues,
      topicStyle: 'client',
      searchShowType: 'expand',
      dtu: 'app-pc',
    } as const;
    const groundsOf = (more: Partial<BackLookValues>) =>
      pairsOf('pcClient', { ...client, ...more }).find(({ id }) => id === 'searchIcon')?.grounds;
    expect(groundsOf({ searchLocation: 'left' })).not.toContain('navigationMediBgColor');
    expect(groundsOf({ searchLocation: 'centre' })).toContain('navigationMediBgColor');
    expect(groundsOf({ searchLocation: 'right' })).toContain('navigationRightBgColor');
    expect(groundsOf({ topicLayout: 'mixed' })).toContain('toolBgColor');
  });

  test.each(
    terminals.flatMap((terminal) =>
      (['dark', 'light', 'client'] as const).map((style) => [terminal, style] as const),
    ),
  )('a new theme of %s, %s: what fails is the documents’ own', (terminal, style) => {
    const made = {
      pc: () => newBackTheme('pc', style, { deptId: '' }),
      pcClient: () => newBackTheme('app-pc', style, { deptId: '' }),
      special: () => newSpecialTheme({ deptId: '' }),
      h5: () => newMobileTheme(style, { deptId: '' }, (key) => key),
    }[terminal]() as unknown as LookValues[typeof terminal];
    const failing = (values: typeof made) =>
      pairsOf(terminal, values).filter(({ verdict }) => verdict === 'fails');
    expect(failing(made).filter(({ isDocumented }) => !isDocumented)).toEqual([]);
    expect(failing(made).map(({ id }) => id)).toContain('onPrimary');
  });

  test('a mobile theme has its own', () => {
    expect(pairsOf('h5', mobileLookValues).map(({ id }) => id)).toEqual([
      'topText',
      'tabText',
      'tabChosen',
      'onPrimary',
      'link',
      'onBubble',
      'badge',
    ]);
  });
});
