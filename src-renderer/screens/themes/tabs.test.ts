import { describe, expect, it } from 'vitest';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { styleNamed, type TabFacts, tabNamed, themeTabs } from './tabs.ts';

const all: TabFacts = { external: false, sync: true, special: true };

describe('the tabs of a list of themes', () => {
  it.each<[Terminal, Partial<TabFacts>, string]>([
    ['pc', {}, 'standard special sync'],
    ['pc', { sync: false }, 'standard special'],
    ['pc', { special: false }, 'standard sync'],
    ['pc', { sync: false, special: false }, 'standard'],
    ['pcClient', {}, 'standard base sync'],
    ['pcClient', { sync: false, special: false }, 'standard base sync'],
    ['h5', {}, ''],
    ['special', {}, ''],
    ['pc', { external: true }, 'standard special'],
    ['pc', { external: true, special: false }, 'standard'],
    ['pcClient', { external: true }, 'standard special'],
    ['h5', { external: true }, ''],
  ])('of %s with %j: %s', (terminal, facts, expected) => {
    expect(themeTabs(terminal, { ...all, ...facts }).join(' ')).toBe(expected);
  });

  it.each([
    ['sync', 'sync'],
    ['base', 'standard'],
    ['', 'standard'],
  ])('named %s: %s', (name, expected) => {
    expect(tabNamed(name, ['standard', 'sync'])).toBe(expected);
  });
});

it.each<[Terminal, string, string]>([
  ['pc', '', 'dark'],
  ['pc', 'light', 'light'],
  ['pc', 'client', 'dark'],
  ['pcClient', '', 'client'],
  ['pcClient', 'dark', 'dark'],
  ['h5', '', 'dark'],
  ['special', 'light', 'dark'],
])('the style of %s, named "%s": %s', (terminal, name, expected) => {
  expect(styleNamed(name, terminal)).toBe(expected);
});
