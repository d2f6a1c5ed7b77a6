/** Calling codes by country name in the user's language, with likely countries first. */
import { callingCodes } from '#shared/kit/calling-codes.ts';
import type { Language } from '#shared/text/types.ts';
import type { SelectOption } from './controls/select-options.ts';

/** Listed first; the others follow by name. */
const first = ['CN', 'HK', 'MO', 'TW', 'SG', 'US'];

/** All codes without duplicates: `+86`, `+1`. */
export const knownCodes: readonly string[] = [...new Set(callingCodes.map(({ code }) => `+${code}`))];

/** An option's value is `CN+86`, because several countries share a code. */
export function countryOptions(language: Language): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const english = new Intl.DisplayNames(['en-US'], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const rank = (region: string) => (first.includes(region) ? first.indexOf(region) : first.length);
  return callingCodes
    .map(({ region, code }) => ({ region, code, name: names.of(region) ?? region }))
    .sort((a, b) => rank(a.region) - rank(b.region) || compare(a.name, b.name))
    .map(({ region, code, name }) => ({
      value: `${region}+${code}`,
      label: name,
      hint: `+${code}`,
      short: `+${code}`,
      words: `${name} ${english.of(region) ?? ''} ${region} +${code} ${code}`.toLowerCase(),
    }));
}

export function codeOfOption(value: string): string {
  return value.slice(value.indexOf('+'));
}

/** The option of a stored code; of several countries, the first in the list. */
export function optionForCode(options: readonly SelectOption[], code: string): string {
  return options.find((option) => option.short === code)?.value ?? '';
}
