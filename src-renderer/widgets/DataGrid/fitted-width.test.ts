import { describe, expect, it } from 'vitest';
import { fittedWidth } from './fitted-width.ts';

const bounds = { least: 100, most: 360 };

describe('a column as wide as its texts', () => {
  it.each([
    ['nothing', [], 100],
    ['a short name', ['a.lic'], 100],
    ['the widest of several', ['a.lic', 'farridge-2027-renewal.lic'], Math.round(25 * 7.4 + 26)],
    ['Chinese takes twice the room', ['澄江科技有限公司'], Math.round(8 * 13.2 + 26)],
    ['a name that no window holds', ['x'.repeat(10_000)], 360],
  ])('%s', (_, texts, width) => {
    expect(fittedWidth(texts, bounds)).toBe(width);
  });
});
