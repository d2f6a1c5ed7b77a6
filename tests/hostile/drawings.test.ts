/** Hostile drawings are refused with a reason, ordinary ones are taken; Chromium opens them in `tests/e2e/themes`. */
import { expect, test } from 'vitest';
import { wrongSvg } from '../../src-main/formats/theme-package/svg/wrong-svg.ts';
import { hostileDrawings } from '../fixtures/drawings/hostile-drawings.ts';
import { ordinaryDrawings } from '../fixtures/drawings/ordinary-drawings.ts';

test('a hundred hostile drawings are refused, for more than a dozen reasons', () => {
  expect(hostileDrawings.length).toBeGreaterThanOrEqual(100);
  const reasons = hostileDrawings.map((text) => wrongSvg(text)?.reason ?? text);
  expect(reasons.filter((reason) => !/^svg[A-Z]/.test(reason))).toEqual([]);
  expect(new Set(reasons).size).toBeGreaterThan(12);
});

test('fifty drawings in the manner of Illustrator, Figma and Inkscape are taken', () => {
  expect(ordinaryDrawings.length).toBeGreaterThanOrEqual(50);
  expect(ordinaryDrawings.flatMap((text) => wrongSvg(text) ?? [])).toEqual([]);
});
