import { expect, it } from 'vitest';
import type { DateForm } from '#shared/api/mapping/licence-files.ts';
import { mappedDay, mappedInstant } from './dates.ts';

const end = Date.parse('2027-12-31T16:00:00Z');

it.each<[value: unknown, form: DateForm, zone: string, included: string | null, excluded: string | null]>([
  ['2027-12-31', 'YYYY-MM-DD', '+08:00', '2027-12-31', '2027-12-30'],
  ['2028/01/01', 'YYYY/MM/DD', '+08:00', '2028-01-01', '2027-12-31'],
  ['2028.03.01', 'YYYY.MM.DD', '+08:00', '2028-03-01', '2028-02-29'],
  [20271231, 'YYYYMMDD', '+08:00', '2027-12-31', '2027-12-30'],
  ['31.12.2027', 'DD.MM.YYYY', '+08:00', '2027-12-31', '2027-12-30'],
  ['01/12/2027', 'DD/MM/YYYY', '+08:00', '2027-12-01', '2027-11-30'],
  ['01/12/2027', 'MM/DD/YYYY', '+08:00', '2027-01-12', '2027-01-11'],
  ['2028-01-01 00:00:00', 'YYYY-MM-DD hh:mm:ss', '+08:00', '2028-01-01', '2027-12-31'],
  ['2027-12-31 23:59:59', 'YYYY-MM-DD hh:mm:ss', '+08:00', '2027-12-31', '2027-12-31'],
  [end, 'milliseconds', 'Asia/Shanghai', '2028-01-01', '2027-12-31'],
  [String(end / 1000), 'seconds', 'UTC', '2027-12-31', '2027-12-31'],
  ['2028-01-01T00:00:00+08:00', 'instant', 'America/New_York', '2027-12-31', '2027-12-31'],
  ['2027-02-30', 'YYYY-MM-DD', '+08:00', null, null],
  ['31/12/2027', 'MM/DD/YYYY', '+08:00', null, null],
  ['2027-12-31 24:00:00', 'YYYY-MM-DD hh:mm:ss', '+08:00', null, null],
  ['٢٠٢٧-١٢-٣١', 'YYYY-MM-DD', '+08:00', null, null],
  [1e18, 'milliseconds', '+08:00', null, null],
  [-1e14, 'seconds', '+08:00', null, null],
  ['0x10', 'seconds', '+08:00', null, null],
  [1.5, 'seconds', '+08:00', null, null],
  [true, 'YYYYMMDD', '+08:00', null, null],
  [['2027-12-31'], 'YYYY-MM-DD', '+08:00', null, null],
])('%j as %s in %s', (value, form, zone, included, excluded) => {
  expect(mappedDay(value, form, zone, false)).toBe(included);
  expect(mappedDay(value, form, zone, true)).toBe(excluded);
});

it.each<[value: unknown, form: DateForm, zone: string, instant: string | null]>([
  ['2026-01-05 09:00:00', 'YYYY-MM-DD hh:mm:ss', '+08:00', '2026-01-05T01:00:00Z'],
  ['2026-07-05 09:30:15', 'YYYY-MM-DD hh:mm:ss', 'America/New_York', '2026-07-05T13:30:15Z'],
  ['2026-01-05', 'YYYY-MM-DD', 'Asia/Kathmandu', '2026-01-04T18:15:00Z'],
  [1767578400, 'seconds', '+08:00', '2026-01-05T02:00:00Z'],
  ['1767578400123', 'milliseconds', '+08:00', '2026-01-05T02:00:00.123Z'],
  ['2026-01-05T02:00:00+01:00', 'instant', '+08:00', '2026-01-05T01:00:00Z'],
  ['tomorrow', 'instant', '+08:00', null],
])('%j as %s in %s is %s', (value, form, zone, instant) => {
  expect(mappedInstant(value, form, zone)).toBe(instant);
});
