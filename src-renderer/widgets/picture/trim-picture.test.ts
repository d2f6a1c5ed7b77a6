import { expect, test } from 'vitest';
import { enlargedBounds, opaqueBounds } from './trim-picture.ts';

/** Letters are pixels: `#` is visible, `~` barely, `.` not at all. */
const boundsOf = (...rows: string[]) => {
  const opacity = { '#': 255, '~': 8, '.': 0 } as const;
  const pixels = [...rows.join('')].flatMap((one) => [0, 0, 0, opacity[one as '#']]);
  return opaqueBounds(Uint8ClampedArray.from(pixels), rows[0]?.length ?? 0, rows.length);
};

test.each<[string, string[], ReturnType<typeof opaqueBounds>]>([
  ['edges all around', ['....', '.##.', '.#..', '....'], { x: 1, y: 1, width: 2, height: 2 }],
  ['no edge', ['##', '##'], { x: 0, y: 0, width: 2, height: 2 }],
  ['holes inside stay', ['#..#'], { x: 0, y: 0, width: 4, height: 1 }],
  ['what is hardly there is not seen', ['~~~', '~#~'], { x: 1, y: 1, width: 1, height: 1 }],
  ['one corner', ['..', '.#'], { x: 1, y: 1, width: 1, height: 1 }],
  ['nothing', ['..', '~.'], null],
])('%s', (_, rows, bounds) => {
  expect(boundsOf(...rows)).toEqual(bounds);
});

test('found in small, it cuts nothing off, and ends with the picture', () => {
  const small = { x: 2, y: 0, width: 3, height: 5 };
  expect(enlargedBounds(small, 0.5, { width: 100, height: 11 })).toEqual({
    x: 2,
    y: 0,
    width: 10,
    height: 11,
  });
  expect(enlargedBounds(small, 1, { width: 9, height: 9 })).toEqual(small);
});
