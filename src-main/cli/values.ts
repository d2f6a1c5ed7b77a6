/** Values of a licence as the terminal words them. */
import { type Licence, unlimitedSeats } from '#shared/rules/licence/licence.ts';
import type { Words } from './words.ts';

export function seats(value: number | null, words: Words): string {
  if (value === null) return '–';
  return value === unlimitedSeats ? words.say('licence.screen.value.unlimited') : words.number(value);
}

export function days(remaining: number, words: Words): string {
  if (remaining === 0) return words.say('licence.screen.days.lastDay');
  return remaining > 0
    ? words.say('licence.screen.days.left', { count: remaining })
    : words.say('licence.screen.days.over', { count: -remaining });
}

const choices = {
  registered: 'licence.screen.value.registered',
  concurrent: 'licence.screen.value.concurrent',
  multi: 'licence.screen.value.multi',
  single: 'licence.screen.value.single',
} as const;

export type FieldName = Exclude<keyof Licence, 'modules' | 'issuedAt'>;
type FieldValue = Licence[FieldName];

/** A value of a field or of a module, worded. */
export function fieldValue(field: string, value: FieldValue | boolean, words: Words): string {
  if (typeof value === 'number') return seats(value, words);
  if (typeof value === 'boolean') {
    return words.say(value ? 'cli.yes' : 'cli.no');
  }
  if (field === 'expiryDate' && value === null) return words.say('licence.screen.value.noExpiry');
  if (value === null || value === '') return words.say('licence.screen.value.none');
  return Object.hasOwn(choices, value) ? words.say(choices[value as keyof typeof choices]) : value;
}
