/** Rendered cards as the view moves: all visible cards render at once, and rendered cards nearby stay. */
import { expect, it } from 'vitest';
import { emptyCardRange, nextRange } from './use-card-window.ts';

const range = ([first, end]: readonly [number, number]) => ({ first, end });

it.each([
  ['nothing was drawn', [0, 0], [0, 5], [0, 9], [0, 5]],
  ['a little further: what is near stays, what is far goes', [10, 22], [16, 21], [12, 25], [12, 22]],
  ['a little back', [10, 22], [11, 16], [7, 20], [10, 20]],
  ['over the end of what was drawn', [10, 22], [20, 25], [16, 29], [16, 25]],
  ['just behind it', [10, 22], [22, 27], [18, 31], [18, 27]],
  ['far from it', [10, 22], [40, 45], [36, 49], [40, 45]],
  ['far before it', [40, 52], [10, 15], [6, 19], [10, 15]],
] as const)('%s', (_, drawn, seen, around, next) => {
  expect(nextRange(range(drawn), range(seen), range(around))).toEqual(range(next));
});

it('begins with what is seen', () => {
  expect(nextRange(emptyCardRange, range([3, 6]), range([0, 9]))).toEqual(range([3, 6]));
});
