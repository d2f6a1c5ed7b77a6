// Row FRAME-045: restricted login.
import { expect, test } from 'vitest';
import type { RestrictedLogin } from '../../api/system-settings/settings.ts';
import { isOutsideHours, minutesOf } from './restricted-login.ts';

const setting: RestrictedLogin = {
  enabled: true,
  weekdays: ['1', '2', '3', '4', '5'],
  from: '08:00',
  until: '20:00',
  departments: [],
  message: '',
};
const person = { administrator: false, departments: ['D206', 'D205', 'D200'] };

test.each<[string, Partial<RestrictedLogin>, typeof person, string, boolean]>([
  ['inside the hours', {}, person, '2026-11-25 12:00:00', false],
  ['the first minute', {}, person, '2026-11-25 08:00:00', false],
  ['one before it', {}, person, '2026-11-25 07:59:59', true],
  ['the last minute', {}, person, '2026-11-25 19:59:59', false],
  ['one after it', {}, person, '2026-11-25 20:00:00', true],
  ['a Sunday', {}, person, '2026-11-29 12:00:00', true],
  ['a Sunday that is among the days', { weekdays: ['7'] }, person, '2026-11-29 12:00:00', false],
  ['switched off', { enabled: false }, person, '2026-11-29 12:00:00', false],
  ['an administrator', {}, { ...person, administrator: true }, '2026-11-29 12:00:00', false],
  ['somebody of another department', { departments: ['D210'] }, person, '2026-11-29 12:00:00', false],
  ['somebody below the department', { departments: ['D205'] }, person, '2026-11-29 12:00:00', true],
])('%s', (_, values, comer, at, out) => {
  expect(isOutsideHours({ ...setting, ...values }, comer, at)).toBe(out);
});

test.each([
  ['00:00', 0],
  ['23:59', 1439],
  [' 08:30 ', 510],
  ['24:00', null],
  ['8:30', null],
  ['08:60', null],
  ['', null],
])('“%s” is minute %s of the day', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});
