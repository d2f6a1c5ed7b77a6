import { expect, test } from 'vitest';
import { noteServerDate, serverClockAhead } from './server-clock.ts';

const now = Date.parse('2026-11-28T03:28:00.400Z');

test.each([
  ['ahead by seven minutes', 'Sat, 28 Nov 2026 03:35:00 GMT', 419_600],
  ['behind by a day', 'Fri, 27 Nov 2026 03:28:00 GMT', -86_400_400],
  ['the same but for the answer’s way', 'Sat, 28 Nov 2026 03:27:58 GMT', 0],
  ['no date', 'soon', 0],
  ['no header', null, 0],
])('a server’s clock is %s', (name, header, ahead) => {
  noteServerDate(name, header, now);
  expect(serverClockAhead(name)).toBe(ahead);
  expect(serverClockAhead('another server')).toBe(0);
});

test('an answer without a date leaves what an earlier one told', () => {
  noteServerDate('known', 'Sat, 28 Nov 2026 04:28:00 GMT', now);
  noteServerDate('known', null, now);
  expect(serverClockAhead('known')).toBe(3_599_600);
});
