/** A theme's values to what is drawn, its pairs (rows THM-116, 119). */
import { describe, expect, test } from 'vitest';
import { sideMenuColour } from './back-look.ts';
import type { BackLookValues, MobileLookValues } from './look.ts';
import { asBack, lookOf } from './look-of.ts';
import { nearestFor, pairsOf } from './pairs.ts';

const back: BackLookValues = {
  ...asBack({ primaryColor: '#5d9cec', bubbleColor: '#D1E3FF' }),
  navigationBgColor: '#4ba9f2',
  navMenuFontColor: '#ffffff',
  searchBgColor: '#00000016',
  searchBoxColor: '#00000000',
  searchFontColor: '#ffffff',
};
const mobile: MobileLookValues = {
  topBgColor: '',
  topTxtColor: '',
  topTxtPosition: '',
  navBgColor: '',
  navShowTxt: 'show',
  navColorDefault: '',
  navColorSelected: '',
  mainColor: '',
  bubbleColor: '',
  iconType: 'first',
  iconStyleDefault: '',
  iconStyleSelected: '',
  iconSet: '',
  icons: [],
};
const unset: BackLookValues = {
  ...back,
  ...Object.fromEntries(
    Object.entries(back)
      .filter(([name]) => name.endsWith('Color'))
      .map(([name, value]) => [name, name === 'toolIcoColor' ? value : '']),
  ),
};

test('what is unset is what the document gives', () => {
  expect(lookOf('pc', { ...unset, topicStyle: 'dark' }).variables).toMatchObject({
    '--nav': '#4ba9f2',
    '--primary': '#5d9cec',
    '--bubble': '#d1e3ff',
    '--search': '#00000016',
    '--search-box': '#00000000',
    '--search-text': '#ffffff',
    '--aside-text': '#111111',
    '--nav-font': expect.stringContaining('Microsoft YaHei'),
  });
  expect(lookOf('pc', { ...unset, topicStyle: 'light' }).variables['--nav']).toBe('#ffffff');
  expect(lookOf('h5', mobile).variables).toMatchObject({ '--bubble': '#e2f5ff', '--primary': '#5d9cec' });
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
    Object.entries(back).map(([name, value]) => [name, /Color$|Img$|Type$/.test(name) ? hostile : value]),
  ) as unknown as BackLookValues;
  const { variables } = lookOf('pc', { ...back, ...said, toolIcoColor: 'light', navIconType: 'line' });
  for (const value of Object.values(variables)) expect(value).not.toMatch(/[;{}]|elsewhere/);
});

test('expanded search has no room in a vertical client, and a place only where the document gives it one', () => {
  const client: BackLookValues = {
    ...back,
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
    expect(pair('navText', back)).toMatchObject({ verdict: 'fails', field: 'navMenuFontColor' });
    expect(pair('navText', back)?.ratio).toBeCloseTo(2.53, 1);
    expect(pair('asideText', back)).toMatchObject({ verdict: 'AAA', text: '#111111', ground: '#ffffff' });
    expect(pair('onPrimary', back)).toMatchObject({ verdict: 'fails', field: 'primaryColor' });
  });

  test('parts of the bar, the option menu and the tool bar count where they are there', () => {
    const ids = (values: BackLookValues) => pairsOf('pc', values).map(({ id }) => id);
    expect(ids(back)).not.toContain('navLeft');
    expect(ids({ ...back, navigationLeftBgColor: '#00000040' })).toContain('navLeft');
    expect(ids(back)).not.toContain('navChosen');
    expect(ids({ ...back, topicStyle: 'light' })).toContain('navChosen');
    expect(ids(back)).not.toContain('toolIcon');
    expect(ids({ ...back, topicLayout: 'mixed' })).toContain('toolIcon');
  });

  test('opacity is composed, a picture is said', () => {
    const search = pair('searchText', { ...back, searchBgColor: '#00000080', searchBoxColor: '#ffffff40' });
    expect(search?.ground).toBe('#5c7f9a');
    expect(
      pair('navText', { ...back, navBackgroundImg: '/api/file/preview?fileId=1&type=imgs' })?.pictured,
    ).toBe(true);
  });

  test('what is offered passes when it is taken', () => {
    for (const level of ['AA', 'AAA'] as const) {
      for (const { id, field, kind } of pairsOf('pc', { ...back, topicLayout: 'mixed' })) {
        const colour = nearestFor('pc', { ...back, topicLayout: 'mixed' }, id, level);
        if (kind === 'mark' && level === 'AAA') expect(colour).toBeNull();
        if (colour === null || field === null) continue;
        const after = pair(id, { ...back, topicLayout: 'mixed', [field]: colour });
        expect(level === 'AA' ? ['AA', 'AAA'] : ['AAA'], `${id} ${colour}`).toContain(after?.verdict);
      }
    }
  });

  test('a mobile theme has its own', () => {
    expect(pairsOf('h5', mobile).map(({ id }) => id)).toEqual([
      'topText',
      'tabText',
      'tabChosen',
      'onPrimary',
      'link',
      'onBubble',
    ]);
  });
});
