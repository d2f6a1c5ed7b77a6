/** Palettes of two brand colours (rows THM-116, 119). */
import { describe, expect, test } from 'vitest';
import { parseColour } from '#shared/kit/colour/colour.ts';
import { pairsOf } from '#shared/rules/themes/look/pairs.ts';
import { backLookValues, mobileLookValues } from '#shared/rules/themes/look/testing/look-samples.ts';
import { paletteOf } from './palette.ts';

describe('two brand colours', () => {
  const brands = ['#5d9cec', '#e60012', '#ffd400', '#00a650', '#7f7f7f', '#1a1a2e', '#ffffff', '#000000'];
  test.each(brands.flatMap((one) => brands.map((other) => [one, other] as const)))(
    '%s and %s',
    (one, other) => {
      for (const style of ['dark', 'light', 'client'] as const) {
        const palette = paletteOf('pc', style, one, other);
        const parts = { navigationLeftBgColor: '#123a63', navigationRightBgColor: '#fefefe' };
        const failing = pairsOf('pc', { ...backLookValues, ...parts, topicStyle: style, ...palette }).filter(
          ({ verdict }) => verdict === 'fails',
        );
        expect(failing.map(({ id, ratio }) => `${id} ${ratio}`)).toEqual([]);
      }
      const phone = pairsOf('h5', { ...mobileLookValues, ...paletteOf('h5', 'dark', one, other) });
      expect(phone.filter(({ verdict }) => verdict === 'fails')).toEqual([]);
    },
  );

  test('colours only', () => {
    expect(paletteOf('pc', 'dark', 'red', '#fff')).toBeNull();
    for (const value of Object.values(paletteOf('special', 'dark', '#5d9cec', '#123456') ?? {})) {
      expect(parseColour(value)).not.toBeNull();
    }
  });
});
