import { expect, test } from 'vitest';
import { hasEveryWord } from './server-list.ts';

test.each([
  ['', true],
  ['head PROD', true],
  ['  office ', true],
  ['harbour', false],
])('the search for %j: %s', (words, found) => {
  expect(hasEveryWord(words, ['Head office', 'https://office.example', 'Production'])).toBe(found);
});
