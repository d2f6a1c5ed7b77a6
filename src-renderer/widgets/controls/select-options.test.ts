import { expect, it } from 'vitest';
import { isMatchingOption, rank } from './select-options.ts';

const options = [
  { value: 'US', label: 'United States', words: 'united states us +1 1' },
  { value: 'AE', label: 'United Arab Emirates', words: 'united arab emirates ae +971 971' },
  { value: 'CN', label: 'China', words: 'china cn +86 86' },
];

it.each([
  ['', ['US', 'AE', 'CN']],
  ['  ', ['US', 'AE', 'CN']],
  ['united', ['US', 'AE']],
  ['UNITED arab', ['AE']],
  ['+86', ['CN']],
  ['hin', ['CN']],
  ['a', ['AE', 'US', 'CN']],
  ['xyz', []],
])('%s', (query, expected) => {
  const found = options
    .filter((option) => isMatchingOption(option, query))
    .sort((a, b) => rank(a, query) - rank(b, query));
  expect(found.map(({ value }) => value)).toEqual(expected);
});

it('looks in the label where an option has no words', () => {
  expect(isMatchingOption({ value: 'x', label: 'Third Floor' }, 'floor')).toBe(true);
});
