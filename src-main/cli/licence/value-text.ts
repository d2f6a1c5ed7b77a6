import { type Licence, unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function seatsText(value: number | null, words: TerminalWords): string {
  if (value === null) return '–';
  return value === unlimitedSeats ? words.say('licence.value.unlimited') : words.number(value);
}

const choices = {
  registered: 'licence.value.registered',
  concurrent: 'licence.value.concurrent',
  multi: 'licence.value.multi',
  single: 'licence.value.single',
} as const;

export type FieldName = Exclude<keyof Licence, 'modules' | 'issuedAt' | 'timeZone'>;
type FieldValue = Licence[FieldName];

export function fieldValueText(field: string, value: FieldValue | boolean, words: TerminalWords): string {
  if (typeof value === 'number') return seatsText(value, words);
  if (typeof value === 'boolean') {
    return words.say(value ? 'licence.value.yes' : 'licence.value.no');
  }
  if (field === 'expiryDate' && value === null) return words.say('licence.value.noExpiry');
  if (value === null || value === '') return words.say('licence.value.none');
  return Object.hasOwn(choices, value) ? words.say(choices[value as keyof typeof choices]) : value;
}
