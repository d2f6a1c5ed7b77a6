import { expect, it } from 'vitest';
import { barIn, dayInWindow, drawnDays, monthStarts, movedDays } from './calendar-days.ts';

const days = { from: '2026-12-24', to: '2026-12-26' };
const december = { first: '2026-12-01', length: 31 };

it.each([
  ['both', 7, '2026-12-31', '2027-01-02'],
  ['both', -30, '2026-11-24', '2026-11-26'],
  ['from', -1, '2026-12-23', '2026-12-26'],
  ['from', 9, '2026-12-26', '2026-12-26'],
  ['to', 400, '2026-12-24', '2028-01-30'],
  ['to', -9, '2026-12-24', '2026-12-24'],
] as const)('moves %s by %i days', (part, by, from, to) => {
  expect(movedDays(days, part, by)).toEqual({ from, to });
});

it('draws in either direction', () => {
  expect(drawnDays('2026-12-26', '2026-12-24')).toEqual(days);
  expect(drawnDays('2026-12-24', '2026-12-24')).toEqual({ from: '2026-12-24', to: '2026-12-24' });
});

it('shows what of a bar lies in the window', () => {
  expect(barIn(december, days)).toEqual({ from: 23 / 31, to: 26 / 31, openStart: false, openEnd: false });
  expect(barIn(december, { from: '2026-11-01', to: '2026-12-01' })).toMatchObject({
    from: 0,
    to: 1 / 31,
    openStart: true,
  });
  expect(barIn(december, { from: '2026-12-31', to: '2027-02-01' })).toMatchObject({ to: 1, openEnd: true });
  expect(barIn(december, { from: '2026-11-01', to: '2026-11-30' })).toBeNull();
  expect(barIn(december, { from: '2027-01-01', to: '2027-01-02' })).toBeNull();
});

it('finds the day below the pointer, beyond the ends the nearest one', () => {
  expect(dayInWindow(december, 23.5 / 31)).toBe('2026-12-24');
  expect([-1, 0, 1, 9].map((at) => dayInWindow(december, at).slice(8))).toEqual(['01', '01', '31', '31']);
});

it('names the months that begin in the window', () => {
  expect(monthStarts({ first: '2026-11-20', length: 92 })).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});
