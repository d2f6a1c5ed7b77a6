import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

it.each([
  ['a line in the middle', 'a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nX\ne\nf\ng', 2, 'b c d e f', 'b c X e f'],
  ['nothing', 'a\nb\nc\nd', 'a\nb\nc\nd', 3, 'c d', 'c d'],
  ['a line more', 'a\nb', 'a\nb\nc', 1, 'a b', 'a b c'],
  ['a line twice', 'a\na', 'a\na\na', 1, 'a a', 'a a a'],
  ['all of it', 'a', 'b', 1, 'a', 'b'],
  ['from nothing', '', 'b', 1, '', 'b'],
])('%s', (_, before, now, from, left, right) => {
  const found = changedLines(before, now);
  expect([found.from, found.before.join(' '), found.now.join(' ')]).toEqual([from, left, right]);
});
