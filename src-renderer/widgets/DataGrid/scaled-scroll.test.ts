import { describe, expect, it } from 'vitest';
import {
  afterScroll,
  atTop,
  bodyHeight,
  fullHeight,
  heightLimit,
  moveTo,
  positionAt,
  pixelScrollLimit,
  restPosition,
  revealRow,
  type ScrollPosition,
  type ScrollSpace,
  virtualTop,
} from './scaled-scroll.ts';

const small: ScrollSpace = { rows: 100_000, rowHeight: 36, view: 600 };
const large: ScrollSpace = { rows: 1_000_000, rowHeight: 36, view: 600 };
const lastTop = fullHeight(large) - large.view;
const barEnd = heightLimit - large.view;

/** A row's position on the screen: pixels below the header. */
const onScreen = (position: ScrollPosition, row: number) => row * 36 - position.offset - position.scrollTop;

/** Scrolls in steps like a wheel; the browser keeps `scrollTop` within the body. */
function wheel(space: ScrollSpace, from: ScrollPosition, step: number, times: number): ScrollPosition {
  const end = bodyHeight(space) - space.view;
  let position = from;
  for (let count = 0; count < times; count++) {
    const scrollTop = Math.min(end, Math.max(0, position.scrollTop + step));
    if (scrollTop !== position.scrollTop) position = afterScroll(space, position, scrollTop);
  }
  return position;
}

describe('below the limit', () => {
  it('nothing is scaled', () => {
    expect(bodyHeight(small)).toBe(3_600_000);
    expect(afterScroll(small, atTop, 123_456)).toEqual({ scrollTop: 123_456, offset: 0 });
    expect(positionAt(small, 5e9)).toEqual({ scrollTop: 3_599_400, offset: 0 });
    expect(moveTo(small, atTop, 40)).toEqual({ scrollTop: 40, offset: 0 });
  });

  it('fewer rows than fit do not scroll', () => {
    expect(positionAt({ ...small, rows: 3 }, 500)).toEqual(atTop);
    expect(positionAt({ ...small, rows: 0 }, 500)).toEqual(atTop);
  });
});

describe('a million rows', () => {
  it('have a body that a browser can lay out', () => {
    expect(bodyHeight(large)).toBe(heightLimit);
    expect(fullHeight(large)).toBeGreaterThan(33_554_432);
  });

  it.each([0, 1, 1000, heightLimit / 2, barEnd - 1, barEnd])('the bar at %d stands for its share', (bar) => {
    const position = afterScroll(large, positionAt(large, lastTop / 3), bar);
    expect(position.scrollTop).toBe(bar);
    expect(virtualTop(position) / lastTop).toBeCloseTo(bar / barEnd, 2);
  });

  it('the bar’s end is the last row', () => {
    const position = afterScroll(large, atTop, barEnd);
    expect(onScreen(position, 999_999)).toBe(600 - 36);
  });

  it('short scrolls move the rows pixel by pixel', () => {
    const start = positionAt(large, 17_000_000);
    const after = afterScroll(large, start, start.scrollTop + 53);
    expect(virtualTop(after) - virtualTop(start)).toBe(53);
    expect(after.offset).toBe(start.offset);
  });

  it.each([1, 53, 120, 600])('scrolling by %d pixels reaches the first row and no further', (step) => {
    const start = positionAt(large, 5000);
    const end = wheel(large, start, -step, Math.ceil(5000 / step) + 10);
    expect(end).toEqual(atTop);
  });

  it.each([1, 53, 120, 600])('scrolling by %d pixels reaches the last row and no further', (step) => {
    const start = positionAt(large, lastTop - 5000);
    const end = wheel(large, start, step, Math.ceil(5000 / step) + 10);
    expect(virtualTop(end)).toBe(lastTop);
    expect(end.scrollTop).toBe(barEnd);
  });

  it.each([601, 3600, 6200])('one scroll by %d pixels lands exactly, anywhere', (distance) => {
    expect(distance).toBeLessThanOrEqual(pixelScrollLimit(large));
    expect(pixelScrollLimit(large)).toBeLessThan(barEnd / large.view);
    for (const start of [0, 700, 5000, 9001, 40_000, 17_000_000, lastTop - 40_000, lastTop - 700, lastTop]) {
      for (const step of [distance, -distance]) {
        const expected = Math.min(lastTop, Math.max(0, start + step));
        expect(virtualTop(wheel(large, positionAt(large, start), step, 1))).toBe(expected);
      }
    }
  });

  it('at rest there is room again, and the rows stay', () => {
    // Short scrolls upwards from where the bar stopped: the body reaches its top before the rows do.
    const start = afterScroll(large, positionAt(large, lastTop), 20_000);
    const tired = wheel(large, start, -500, 39);
    expect(tired.scrollTop).toBe(500);
    const fresh = restPosition(large, tired);
    expect(virtualTop(fresh)).toBe(virtualTop(tired));
    expect(virtualTop(wheel(large, fresh, -3600, 1))).toBe(virtualTop(tired) - 3600);
    expect(restPosition(large, fresh)).toBe(fresh);
    expect(restPosition(large, start)).toBe(start);
    expect(restPosition(small, { scrollTop: 0, offset: 0 })).toEqual(atTop);
  });

  it('a bar that is dragged near an end leaves room to go on', () => {
    const nearTop = afterScroll(large, positionAt(large, lastTop), 3);
    expect(virtualTop(nearTop)).toBeGreaterThan(0);
    const up = wheel(large, nearTop, -2, 40);
    expect(up).toEqual(atTop);
  });

  it('loses no row on the way: every scroll shows the rows that follow', () => {
    let position = positionAt(large, 1_000_000);
    for (let count = 0; count < 500; count++) {
      const next = afterScroll(large, position, position.scrollTop + 599);
      expect(virtualTop(next) - virtualTop(position)).toBe(599);
      position = next;
    }
  });
});

describe('positionAt', () => {
  it.each([0, 1, 599, 601, 17_999_999, lastTop - 1, lastTop])('%d is exact', (virtual) => {
    const position = positionAt(large, virtual);
    expect(virtualTop(position)).toBe(virtual);
    expect(Number.isInteger(position.scrollTop)).toBe(true);
    expect(position.scrollTop).toBeLessThanOrEqual(barEnd);
  });

  it.each([-5, lastTop + 5])('%d is kept inside', (virtual) => {
    expect(virtualTop(positionAt(large, virtual))).toBe(virtual < 0 ? 0 : lastTop);
  });
});

describe('revealRow and moveTo', () => {
  it.each([
    [0, 5000, 0],
    [999_999, 0, lastTop],
    [10, 0, 0],
    [20, 0, 20 * 36 + 36 - 600],
    [16, 600, 16 * 36],
    [20, 600, 600],
  ])('row %d from %d', (row, virtual, expected) => {
    expect(revealRow(large, virtual, row)).toBe(expected);
  });

  it('one row further keeps the scale, a long way uses the bar', () => {
    const start = positionAt(large, 5_000_000);
    expect(moveTo(large, start, 5_000_036)).toEqual({
      scrollTop: start.scrollTop + 36,
      offset: start.offset,
    });
    expect(moveTo(large, start, 30_000_000)).toEqual(positionAt(large, 30_000_000));
  });

  it('stepping by rows reaches both ends', () => {
    let position = positionAt(large, lastTop - 2000);
    for (let virtual = lastTop - 2000; virtual <= lastTop; virtual += 36)
      position = moveTo(large, position, virtual);
    position = moveTo(large, position, lastTop);
    expect(position).toEqual({ scrollTop: barEnd, offset: lastTop - barEnd });
    position = positionAt(large, 100);
    expect(moveTo(large, position, 0)).toEqual(atTop);
  });
});
