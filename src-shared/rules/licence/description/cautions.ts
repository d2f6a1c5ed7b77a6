/** Warnings before a result that is worth less because of them, once for every medium; the gravest come first. */
import { isDoubtful } from '../is-doubtful.ts';
import { verdictTone } from '../fact-tones.ts';
import { orderFamily } from '../family.ts';
import type { LicenceSummary } from '../reading.ts';
import type { UseFinding } from '../usage-check.ts';
import type { DescribedFile } from './describe-file.ts';
import { reasonText, stateText } from './describe-verdict.ts';
import { type LicenceWriter, sentenceText } from './licence-writer.ts';

export interface LicenceCaution {
  readonly key: string;
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  readonly text: string;
}

/** The part of a reading, a summary or a report's file that a warning needs. */
export type CautionedFile = DescribedFile & {
  readonly licence: Pick<
    NonNullable<LicenceSummary['licence']>,
    'issuedAt' | 'startDate' | 'expiryDate'
  > | null;
};

/** `use` is the present use under the new licence; files that a server read have no verdict to warn of. */
export function compareCautions(
  { before, after }: { readonly before: CautionedFile; readonly after: CautionedFile },
  use: readonly UseFinding[],
  writer: LicenceWriter,
): LicenceCaution[] {
  const doubtful = (['after', 'before'] as const).flatMap((side): LicenceCaution[] => {
    const file = side === 'before' ? before : after;
    // An expired old licence is the usual reason for a new one.
    const over = side === 'after' && file.state === 'EXPIRED';
    if (file.state === 'READ_BY_SERVER' || (!isDoubtful(file) && !over)) return [];
    const which = writer.say(side === 'before' ? 'licence.verdict.oldLicence' : 'licence.verdict.newLicence');
    return [
      {
        key: side,
        tone: verdictTone(file) === 'danger' ? 'danger' : 'warning',
        title: writer.say('licence.verdict.caution', { which, state: stateText(file.state, writer) }),
        text: reasonText(file, writer),
      },
    ];
  });
  const tooFew = use
    .filter(({ severity }) => severity === 'over')
    .map(
      (found): LicenceCaution => ({
        key: found.figure,
        tone: 'danger',
        title: writer.say('licence.verdict.tooFew'),
        text: sentenceText(found, writer),
      }),
    );
  const turned: LicenceCaution[] = isTurned(before, after)
    ? [
        {
          key: 'turned',
          tone: 'warning',
          title: writer.say('licence.verdict.turnedTitle'),
          text: writer.say('licence.verdict.turned'),
        },
      ]
    : [];
  return [...gravestFirst(doubtful), ...tooFew, ...turned];
}

/** The new file was issued before the old one. */
function isTurned(before: CautionedFile, after: CautionedFile): boolean {
  if (!before.licence?.issuedAt || !after.licence?.issuedAt) return false;
  if (before.licence.issuedAt === after.licence.issuedAt) return false;
  return orderFamily([before, after])[0] === 1;
}

/** The names in a warning; the others are counted. */
const mostNames = 3;

/** One warning for each doubtful state of readable files. */
export function familyCautions(files: readonly DescribedFile[], writer: LicenceWriter): LicenceCaution[] {
  const byState = new Map<DescribedFile['state'], DescribedFile[]>();
  for (const file of files) {
    if (!file.readable || file.state === 'READ_BY_SERVER' || !isDoubtful(file)) continue;
    byState.set(file.state, [...(byState.get(file.state) ?? []), file]);
  }
  const cautions = [...byState].map(([state, found]): LicenceCaution => {
    const names = found.slice(0, mostNames).map(({ name }) => writer.name(name));
    const count = found.length - names.length;
    const more =
      count > 0 ? writer.say('licence.verdict.cautionMore', { count, amount: writer.number(count) }) : '';
    return {
      key: state,
      tone: found.some((file) => verdictTone(file) === 'danger') ? 'danger' : 'warning',
      title: writer.say('licence.verdict.familyCaution', {
        count: found.length,
        state: stateText(state, writer),
      }),
      text: [names.join(writer.say('licence.verdict.separator')), more].filter(Boolean).join(' '),
    };
  });
  return gravestFirst(cautions);
}

function gravestFirst(cautions: readonly LicenceCaution[]): LicenceCaution[] {
  const isGrave = ({ tone }: LicenceCaution) => tone === 'danger';
  return [...cautions.filter(isGrave), ...cautions.filter((caution) => !isGrave(caution))];
}
