/** What must be known before two licences are compared: that one of them proves nothing, or that the new one is too small. */

import type { TextTools } from '#data/text.ts';
import { isDoubtful } from '#shared/rules/licence/doubtful.ts';
import { orderFamily } from '#shared/rules/licence/family.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { UseFinding } from '#shared/rules/licence/usage-check.ts';
import type { Caution } from '../parts/Cautions.tsx';
import { reasonText, verdictOf } from '../parts/verdict.ts';
import { riskText } from './RiskList.tsx';

interface Sides {
  readonly before: LicenceSummary;
  readonly after: LicenceSummary;
}

/** What proves nothing first, the gravest before the others. `use`: how the new licence stands against the present use; null: not known, or nobody asked. */
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
    // That the old licence is over is why there is a new one.
    const over = side === 'after' && reading.state === 'EXPIRED';
    if (!isDoubtful(reading) && !over) return [];
    return [
      {
        key: side,
        tone: verdictOf(reading).tone === 'danger' ? 'danger' : 'warning',
        title: t('licence.screen.compare.caution', {
          which: t(`licence.screen.compare.${side === 'before' ? 'old' : 'new'}Licence`),
          state: t(`licence.state.${reading.state}`),
        }),
        text: reasonText(reading),
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

/** The file given as the new one was issued before the other. */
function isTurned({ before, after }: Sides): boolean {
  if (!before.licence?.issuedAt || !after.licence?.issuedAt) return false;
  if (before.licence.issuedAt === after.licence.issuedAt) return false;
  return orderFamily([before, after])[0] === 1;
}
