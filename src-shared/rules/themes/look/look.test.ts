/** The look and the colour pairs of a theme's values (rows THM-116, 119). */
import { describe, expect, test } from 'vitest';
import { sideMenuColour } from './back-look.ts';
import type { BackLookValues } from './look.ts';
import { lookOf } from './look-of.ts';
import { nearestFor, pairsOf } from './pairs.ts';
import { backLook, mobileLook } from './testing/look-samples.ts';

const unset: BackLookValues = {
  ...backLook,
  ...Object.fromEntries(
    Object.entries(backLook)
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
  expect(lookOf('h5', mobileLook).variables).toMatchObject({ '--bubble': '#e2f5ff', '--primary': '#5d9cec' });
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
    Object.entries(backLook).map(([name, value]) => [name, /Color$|Img$|Type$/.test(name) ? hostile : value]),
  ) as unknown as BackLookValues;
  const { variables } = lookOf('pc', { ...backLook, ...said, toolIcoColor: 'light', navIconType: 'line' });
  for (const value of Object.values(variables)) expect(value).not.toMatch(/[;{}]|elsewhere/);
});

test('expanded search has no room in a vertical client, and a place only where the document gives it one', () => {
  const client: BackLookValues = {
    ...backLook,
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
    expect(pair('navText', backLook)).toMatchObject({ verdict: 'fails', field: 'navMenuFontColor' });
    expect(pair('navText', backLook)?.ratio).toBeCloseTo(2.53, 1);
    expect(pair('asideText', backLook)).toMatchObject({ verdict: 'AAA', text: '#111111', ground: '#ffffff' });
    expect(pair('onPrimary', backLook)).toMatchObject({ verdict: 'fails', field: 'primaryColor' });
  });

  test('parts of the bar, the option menu and the tool bar count where they are there', () => {
    const ids = (values: BackLookValues) => pairsOf('pc', values).map(({ id }) => id);
    expect(ids(backLook)).not.toContain('navLeft');
    expect(ids({ ...backLook, navigationLeftBgColor: '#00000040' })).toContain('navLeft');
    expect(ids(backLook)).not.toContain('navChosen');
    expect(ids({ ...backLook, topicStyle: 'light' })).toContain('navChosen');
    expect(ids(backLook)).not.toContain('toolIcon');
    expect(ids({ ...backLook, topicLayout: 'mixed' })).toContain('toolIcon');
  });

  test('opacity is composed, a picture is said', () => {
    const search = pair('searchText', {
      ...backLook,
      searchBgColor: '#00000080',
      searchBoxColor: '#ffffff40',
    });
    expect(search?.ground).toBe('#5c7f9a');
    expect(
      pair('navText', { ...backLook, navBackgroundImg: '/api/file/preview?fileId=1&type=imgs' })?.pictured,
    ).toBe(true);
  });

  test('what is offered passes when it is taken', () => {
    for (const level of ['AA', 'AAA'] as const) {
      for (const { id, field, kind } of pairsOf('pc', { ...backLook, topicLayout: 'mixed' })) {
        const colour = nearestFor('pc', { ...backLook, topicLayout: 'mixed' }, id, level);
        if (kind === 'mark' && level === 'AAA') expect(colour).toBeNull();
        if (colour === null || field === null) continue;
        const after = pair(id, { ...backLook, topicLayout: 'mixed', [field]: colour });
        expect(level === 'AA' ? ['AA', 'AAA'] : ['AAA'], `${id} ${colour}`).toContain(after?.verdict);
      }
    }
  });

  test('a mobile theme has its own', () => {
    expect(pairsOf('h5', mobileLook).map(({ id }) => id)).toEqual([
      'topText',
      'tabText',
      'tabChosen',
      'onPrimary',
      'link',
      'onBubble',
    ]);
  });
});
