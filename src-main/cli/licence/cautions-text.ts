/** Warnings stand before the result, which is worth less because of them. */
import type { LicenceCaution } from '#shared/rules/licence/description/cautions.ts';
import { toneSigns } from '../render/signs.ts';

/** Empty without warnings. */
export function cautionsText(cautions: readonly LicenceCaution[]): string[] {
  if (cautions.length === 0) return [];
  return [cautions.map(({ tone, title, text }) => `${toneSigns[tone]} ${title} ${text}`).join('\n')];
}
