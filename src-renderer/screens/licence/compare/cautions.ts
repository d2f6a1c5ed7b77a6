/** Warnings before a comparison: a file proves nothing, the new licence is too small, or the files are swapped. */

import type { TextTools } from '#data/text.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { orderFamily } from '#shared/rules/licence/family.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { UseFinding } from '#shared/rules/licence/usage-check.ts';
import type { Caution } from '../parts/Cautions.tsx';
import { licenceHeadline, verdictReasonText } from '../parts/verdict.ts';
import { riskText } from './RiskList.tsx';

interface Sides {
  readonly before: LicenceSummary;
  readonly after: LicenceSummary;
}

/** The gravest warning comes first. `use` compares the new licence with the present use; null where unknown. */
export function compareCautions(
  readings: Sides | null,
  use: readonly UseFinding[] | null,
  text: TextTools,
): Caution[] {
  const { t } = text;
  const files = readings ? (['after', 'before'] as const) : [];
  const doubtful = files.flatMap((side): Caution[] => {
    const reading = readings?.[side];
    if (!reading) return [];
    // An expired old licence is the usual reason for a new one.
    const over = side === 'after' && reading.state === 'EXPIRED';
    if (!isDoubtful(reading) && !over) return [];
    return [
      {
        key: side,
        tone: licenceHeadline(reading).tone === 'danger' ? 'danger' : 'warning',
        title: t('licence.screen.compare.caution', {
          which: t(`licence.screen.compare.${side === 'before' ? 'old' : 'new'}Licence`),
          state: t(`licence.state.${reading.state}`),
        }),
        text: verdictReasonText(reading),
      },
    ];
  });
  const tooFew = (use ?? [])
    .filter(({ severity }) => severity === 'over')
    .map(
      (found): Caution => ({
        key: found.figure,
        tone: 'danger',
        title: t('licence.screen.compare.tooFew'),
        text: riskText(found, text),
      }),
    );
  const turned: Caution[] =
    readings && isTurned(readings)
      ? [
          {
            key: 'turned',
            tone: 'warning',
            title: t('licence.screen.compare.turnedTitle'),
            text: t('licence.screen.compare.turned'),
          },
        ]
      : [];
  const grave = (caution: Caution) => caution.tone === 'danger';
  const [worse, better] = [doubtful.filter(grave), doubtful.filter((caution) => !grave(caution))];
  return [...worse, ...better, ...tooFew, ...turned];
}

/** The new file was issued before the old one. */
function isTurned({ before, after }: Sides): boolean {
  if (!before.licence?.issuedAt || !after.licence?.issuedAt) return false;
  if (before.licence.issuedAt === after.licence.issuedAt) return false;
  return orderFamily([before, after])[0] === 1;
}
