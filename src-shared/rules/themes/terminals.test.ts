import { expect, it } from 'vitest';
import { initialTotal, terminalFacts, terminals, themePageSize } from './terminals.ts';

it.each([
  ['pc', 'backTopic', 'pc', 'dark', 'standard,special,sync'],
  ['pcClient', 'backTopic', 'app-pc', 'client', 'standard,base,sync'],
  ['h5', 'appTopic', undefined, 'dark', ''],
  ['special', 'featureTopic', undefined, undefined, ''],
] as const)(
  '%s: family, terminal value, first style, tabs (THM-006 to 021, 195)',
  (terminal, ...expected) => {
    const { family, dtu, styles, tabs } = terminalFacts[terminal];
    expect([family, dtu, styles[0], tabs.join(',')]).toEqual(expected);
  },
);

it('has four terminals, twenty themes a page, a hundred to begin with (THM-010, 192, 194)', () => {
  expect([terminals.length, themePageSize, initialTotal]).toEqual([4, 20, 100]);
});
