import { expect, test } from 'vitest';
import { clockInZone, dayInZone, instantInZone, isZoneName } from './time-zone.ts';

test.each([
  // Seen from Los Angeles the same instant is still the day before.
  ['2026-11-28T03:28:00Z', 'Asia/Shanghai', '2026-11-28'],
  ['2026-11-28T03:28:00Z', 'UTC', '2026-11-28'],
  ['2026-11-28T03:28:00Z', 'America/Los_Angeles', '2026-11-27'],
  // The clocks of Berlin go forward at 01:00 UTC on the last Sunday of March, and back in October.
  ['2026-03-28T22:59:59Z', 'Europe/Berlin', '2026-03-28'],
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-03-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-12-31T10:15:00Z', 'Pacific/Kiritimati', '2027-01-01'],
  ['2026-03-01T18:14:59Z', 'Asia/Kathmandu', '2026-03-01'],
  ['2026-03-01T18:15:00Z', 'Asia/Kathmandu', '2026-03-02'],
])('%s in %s is %s', (instant, zone, day) => {
  expect(dayInZone(Date.parse(instant), zone)).toBe(day);
});

test.each([
  ['Asia/Shanghai', true],
  ['UTC', true],
  ['+08:00', true],
  ['Mars/Olympus', false],
  ['', false],
  ['+08:00 or so', false],
])('%j is a zone: %j', (name, is) => {
  expect(isZoneName(name)).toBe(is);
});

test.each([
  ['2026-11-27T16:05:09Z', 'Asia/Shanghai', '2026-11-28 00:05:09'],
  ['2026-11-28T03:28:00Z', 'UTC', '2026-11-28 03:28:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29 03:00:00'],
])('%s by the clock of %s is %s', (instant, zone, clock) => {
  expect(clockInZone(Date.parse(instant), zone)).toBe(clock);
});

test.each([
  ['2026-11-28 00:05:09', 'Asia/Shanghai', '2026-11-27T16:05:09.000Z'],
  ['2026-11-28 03:28:00', 'UTC', '2026-11-28T03:28:00.000Z'],
  ['2026-07-01 12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
  // An hour that there is twice: its first.
  ['2026-10-25 02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  // An hour that there is not: by the clock of before.
  ['2026-03-29 02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29 03:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-02 00:00:00', 'Asia/Kathmandu', '2026-03-01T18:15:00.000Z'],
])('the clock shows %s in %s at %s', (wall, zone, instant) => {
  const time = instantInZone(wall, zone);
  expect(new Date(time ?? 0).toISOString()).toBe(instant);
});

test.each(['', '2026-11-28', '2026-13-28 00:00:00', 'soon'])('%j is no time of a clock', (wall) => {
  expect(instantInZone(wall, 'UTC')).toBeNull();
});
