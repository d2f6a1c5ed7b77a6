import { expect, test } from 'vitest';
import {
  isWorking,
  readHours,
  readHoursByDepartment,
  usualHours,
  type WorkingHours,
  workingTest,
  writeHours,
  writeHoursByDepartment,
} from './working-hours.ts';

test.each([
  ['8-19', { from: 8, to: 19 }],
  ['0-24', { from: 0, to: 24 }],
  ['9-9', null],
  ['19-8', null],
  ['8-25', null],
  ['8', null],
  ['', null],
  ['8-19-20', null],
])('%s', (text, hours) => {
  expect(readHours(text)).toEqual(hours);
  if (hours) expect(writeHours(hours)).toBe(text);
});

test.each([
  [0, 8, true],
  [4, 18, true],
  [0, 7, false],
  [0, 19, false],
  [5, 12, false],
  [6, 12, false],
])('day %i, %i o’clock: %s', (weekday, hour, working) => {
  expect(isWorking(usualHours, weekday, hour)).toBe(working);
});

test.each([
  ['9-18@Asia/Singapore', { from: 9, to: 18, zone: 'Asia/Singapore' }],
  ['9-18@Nowhere/City', null],
  ['9-18@', null],
  ['9-18@UTC@UTC', null],
])('hours of a zone: %s', (text, hours) => {
  expect(readHours(text)).toEqual(hours);
  if (hours) expect(writeHours(hours)).toBe(text);
});

test('hours by department are one text, with ids of any letters', () => {
  const hours = {
    others: usualHours,
    departments: [
      { deptId: '1234567890123456789', hours: { from: 9, to: 18, zone: 'Asia/Singapore' } },
      { deptId: 'a;b:c', hours: { from: 7, to: 15 } },
    ],
  };
  const text = writeHoursByDepartment(hours);
  expect(text).toBe('8-19;1234567890123456789:9-18@Asia/Singapore;a%3Bb%3Ac:7-15');
  expect(readHoursByDepartment(text)).toEqual(hours);
  expect(readHoursByDepartment('8-19')).toEqual({ others: usualHours, departments: [] });
});

test.each([
  '',
  '19-8',
  '8-19;',
  '8-19;D1',
  '8-19;:9-18',
  '8-19;D1:18-9',
  '8-19;D1:9-18;D1:8-17',
  '8-19;%:9-18',
])('no hours by department: %s', (text) => {
  expect(readHoursByDepartment(text)).toBeNull();
});

/** The server's wall clock in seconds, as the log's times are counted. */
const wall = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`) / 1000;

test.each<[string, string | undefined, WorkingHours, string, boolean]>([
  [
    'Monday 1:00 of UTC is 9:00 in Singapore',
    'UTC',
    { from: 9, to: 18, zone: 'Asia/Singapore' },
    '2026-11-30 01:00:00',
    true,
  ],
  [
    'Monday 0:59 of UTC is 8:59 there',
    'UTC',
    { from: 9, to: 18, zone: 'Asia/Singapore' },
    '2026-11-30 00:59:59',
    false,
  ],
  [
    'Friday 23:00 of UTC is Saturday there',
    'UTC',
    { from: 0, to: 24, zone: 'Asia/Singapore' },
    '2026-11-27 23:00:00',
    false,
  ],
  [
    'Sunday 22:00 of UTC is Monday there',
    'UTC',
    { from: 6, to: 14, zone: 'Asia/Singapore' },
    '2026-11-29 22:00:00',
    true,
  ],
  [
    'summer time of Berlin',
    'Asia/Shanghai',
    { from: 8, to: 9, zone: 'Europe/Berlin' },
    '2026-07-01 14:30:00',
    true,
  ],
  [
    'winter time of Berlin',
    'Asia/Shanghai',
    { from: 8, to: 9, zone: 'Europe/Berlin' },
    '2026-12-01 15:30:00',
    true,
  ],
  ['half an hour of India', 'UTC', { from: 9, to: 10, zone: 'Asia/Kolkata' }, '2026-11-30 03:30:00', true],
  [
    'half an hour of India, a second before',
    'UTC',
    { from: 9, to: 10, zone: 'Asia/Kolkata' },
    '2026-11-30 03:29:59',
    false,
  ],
  [
    'the server’s clock where its zone is not known',
    undefined,
    { from: 9, to: 18, zone: 'Asia/Singapore' },
    '2026-11-30 09:00:00',
    true,
  ],
])('%s', (_what, serverZone, hours, time, working) => {
  expect(workingTest(hours, serverZone)(wall(time))).toBe(working);
});

test('the day on which a clock changes goes by the hour', () => {
  // Berlin leaves summer time on 25 Oct 2026 at 01:00 UTC.
  const isIn = workingTest({ from: 0, to: 24, zone: 'Europe/Berlin' }, 'UTC');
  expect([
    isIn(wall('2026-10-25 21:59:59')),
    isIn(wall('2026-10-25 22:59:59')),
    isIn(wall('2026-10-25 23:00:00')),
  ]).toEqual([false, false, true]);
});
