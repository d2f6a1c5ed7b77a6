import { expect, test } from 'vitest';
import { pageOfSequence } from './search.ts';

const numbers = { size: 25, at: (index: number) => index };
const even = (number: number) => number % 2 === 0;

test.each([
  [1, 10, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 25, true],
  [3, 10, null, [20, 21, 22, 23, 24], 25, false],
  [4, 10, null, [], 25, false],
  [1, 25, null, Array.from({ length: 25 }, (_, index) => index), 25, false],
  [1, 5, even, [0, 2, 4, 6, 8], 13, true],
  [3, 5, even, [20, 22, 24], 13, false],
  [4, 5, even, [], 13, false],
  [1, 5, () => false, [], 0, false],
])('page %s of %s', (pageNo, pageSize, fits, result, totalCount, hasNext) => {
  const page = pageOfSequence(numbers, { pageNo, pageSize }, fits);
  expect(page).toEqual({ result, totalCount, pageNo, pageSize, hasNext });
});

test('without a filter only the page itself is made', () => {
  const made: number[] = [];
  const at = (index: number) => {
    made.push(index);
    return index;
  };
  pageOfSequence({ size: 1_000_000, at }, { pageNo: 3, pageSize: 2 }, null);
  expect(made).toEqual([4, 5]);
});
