import { expect, it } from 'vitest';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { pairsOf } from '#shared/rules/themes/look/pairs.ts';
import { fixedColours } from './fix-pairs.ts';

const hopeless = {
  navigationBgColor: '#777777',
  navMenuFontColor: '#888888',
  asideBgColor: '#f2f2f2',
  asideMenuColor: '#dddddd',
  primaryColor: '#5d9cec',
  searchFontColor: '#808080',
} as const;
const failing = (values: ReturnType<typeof newBackTheme>, terminal: 'pc' | 'pcClient') =>
  pairsOf(terminal, values)
    .filter(({ verdict, field }) => verdict === 'fails' && field !== null)
    .map(({ id }) => id);

it.each([
  ['pc', 'dark'],
  ['pc', 'light'],
  ['pcClient', 'client'],
  ['pcClient', 'dark'],
] as const)('every pair of %s, %s that a colour can mend passes afterwards', (terminal, style) => {
  const dtu = terminal === 'pc' ? 'pc' : 'app-pc';
  const values = { ...newBackTheme(dtu, style, { deptId: '' }), ...hopeless };
  expect(failing(values, terminal).length).toBeGreaterThan(3);
  const colours = fixedColours(terminal, values);
  expect(failing({ ...values, ...colours }, terminal)).toEqual([]);
});

it('a pair that passes is left unchanged', () => {
  const phone = { ...newMobileTheme('dark', { deptId: '' }, (key) => key), mainColor: '#1d3a6b' };
  expect(fixedColours('h5', phone)).toEqual({});
});
