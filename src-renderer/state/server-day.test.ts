import { expect, test } from 'vitest';
import { localDay } from '#data/local-day.ts';
import { serverDay } from './server-day.ts';

const instant = Date.parse('2026-11-28T03:28:00Z');

test.each([
  ['Asia/Shanghai', '2026-11-28'],
  ['America/Los_Angeles', '2026-11-27'],
  ['Pacific/Kiritimati', '2026-11-28'],
])('a server in %s has its own day', (zone, day) => {
  expect(serverDay(instant, zone)).toBe(day);
});

test.each([undefined, ''])('a server whose zone is %j goes by this computer', (zone) => {
  expect(serverDay(instant, zone)).toBe(localDay(instant));
});
