import { describe, expect, test } from 'vitest';
import { dayAt, dayNumber, daysBetween, instantTime, isDay, isTimeZone } from './days.ts';

test('every day from 1900 to 2100 exists once, in a row', () => {
  let expected = dayNumber('1900-01-01') ?? 0;
  for (let year = 1900; year <= 2100; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let date = 1; date <= 31; date++) {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const exists = date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
        expect(dayNumber(text), text).toBe(exists ? expected : null);
        if (exists) expected++;
      }
    }
  }
});

test.each(['2027-02-30', '2027-2-3', '1899-12-31', '2027-12-31 ', '2027-12-31T00:00:00Z', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test.each([
  ['2026-01-01', '2026-01-01', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2028-03-01', '2028-02-28', -2],
  ['2026-02-30', '2026-03-01', null],
])('from %s to %s are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

describe('instants', () => {
  test.each([
    ['2026-11-20T09:30:00+08:00', Date.UTC(2026, 10, 20, 1, 30)],
    ['2026-11-20T09:30:00.250Z', Date.UTC(2026, 10, 20, 9, 30, 0, 250)],
    ['2026-02-30T09:30:00Z', null],
    ['2026-11-20T24:00:00Z', null],
    ['2026-11-20T09:30:00', null],
    ['2026-11-20', null],
  ])('%s', (text, time) => {
    expect(instantTime(text)).toBe(time);
  });
});

describe('zones', () => {
  const noon = Date.UTC(2026, 11, 31, 12);
  test.each([
    ['+08:00', '2026-12-31'],
    ['+12:00', '2027-01-01'],
    ['-12:00', '2026-12-31'],
    ['UTC', '2026-12-31'],
    ['Pacific/Kiritimati', '2027-01-01'],
    ['America/New_York', '2026-12-31'],
  ])('at noon UTC of the last day it is in %s %s', (zone, day) => {
    expect(dayAt(noon, zone)).toBe(day);
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(['+24:00', '08:00', 'Mars/Olympus', '../../x', '', 'CST6CDT; rm'])('%j is no zone', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });

  test('offsets agree with the zone database', () => {
    for (let hour = 0; hour < 24 * 400; hour += 7) {
      const time = Date.UTC(2026, 0, 1, hour);
      expect(dayAt(time, '+08:00')).toBe(dayAt(time, 'Asia/Shanghai'));
    }
  });
});
