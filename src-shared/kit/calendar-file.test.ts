import { expect, it } from 'vitest';
import { calendarFile, calendarOf } from './calendar-file.ts';

const now = Date.UTC(2026, 10, 20, 8, 30, 5);
const event = {
  uid: 'L-1@steward',
  day: '2027-12-31',
  summary: 'Licence of A; B, C\\D expires',
  description: 'one\r\ntwo\nthree\u0000',
  remindDays: [30, 0],
  reminder: '授权将于 2027-12-31 到期',
};

it('writes an all-day event with its reminders', () => {
  expect(calendarFile(event, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Steward//Licence expiry//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:L-1@steward',
    'DTSTAMP:20261120T083005Z',
    'DTSTART;VALUE=DATE:20271231',
    'DTEND;VALUE=DATE:20280101',
    'SUMMARY:Licence of A\\; B\\, C\\\\D expires',
    'DESCRIPTION:one\\ntwo\\nthree',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:授权将于 2027-12-31 到期',
    'TRIGGER:-P30D',
    'END:VALARM',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:授权将于 2027-12-31 到期',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('folds lines at 75 octets without cutting a character', () => {
  const summary = `${'澄江科技'.repeat(20)}🙂${'x'.repeat(200)}`;
  const text = calendarFile({ ...event, summary }, now);
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}\r\n`);
  expect(text).not.toContain('\ufffd');
});

it('lets no content begin a line of its own', () => {
  const text = calendarFile({ ...event, summary: 'x\r\nEND:VEVENT', uid: 'a\nMETHOD:CANCEL' }, now);
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(text).not.toMatch(/^METHOD:CANCEL/m);
});

it('writes several days as one event, the day after the last as its end', () => {
  const text = calendarOf([{ ...event, last: '2028-02-29', remindDays: [] }], now, 'Themes');
  expect(text).toContain('DTSTART;VALUE=DATE:20271231\r\nDTEND;VALUE=DATE:20280301\r\n');
  expect(text).toContain('PRODID:-//Steward//Themes//EN');
});
