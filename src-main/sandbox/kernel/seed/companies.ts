import type { Random } from '#shared/kit/random.ts';
import words from './company-words.json' with { type: 'json' };

const { places, roots, trades, names, fields, forms } = words;

/** About one company in five has an English name. */
export function companyName(random: Random): string {
  return random.between(1, 5) === 1
    ? `${random.pick(names)} ${random.pick(fields)} ${random.pick(forms)}`
    : `${random.pick(places)}${random.pick(roots)}${random.pick(trades)}有限公司`;
}
