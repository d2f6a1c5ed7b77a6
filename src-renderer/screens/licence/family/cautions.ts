/** Warnings before a family: some of its files prove nothing. */

import type { TextTools } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import type { Caution } from '../parts/Cautions.tsx';
import { licenceHeadline } from '../parts/verdict.ts';
import type { FamilyFile } from './family-work.ts';

/** Names in a warning; the others are counted. */
const namesSaid = 3;

/** One warning for each doubtful state of readable files, the gravest first. */
export function familyCautions(members: readonly FamilyFile[], { t, formatNumber }: TextTools): Caution[] {
  const byState = new Map<FamilyFile['summary']['state'], FamilyFile['summary'][]>();
  for (const { summary } of members) {
    if (!summary.readable || !isDoubtful(summary)) continue;
    byState.set(summary.state, [...(byState.get(summary.state) ?? []), summary]);
  }
  const cautions = [...byState].map(([state, files]): Caution => {
    const names = files.slice(0, namesSaid).map(({ name }) => shownInSentence(name));
    const more = files.length - names.length;
    return {
      key: state,
      tone: files.some((file) => licenceHeadline(file).tone === 'danger') ? 'danger' : 'warning',
      title: t('licence.screen.family.caution', { count: files.length, state: t(`licence.state.${state}`) }),
      text: [
        names.join(t('common.form.separator')),
        more > 0 ? t('licence.screen.family.cautionMore', { count: more, amount: formatNumber(more) }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
  const grave = ({ tone }: Caution) => tone === 'danger';
  return [...cautions.filter(grave), ...cautions.filter((caution) => !grave(caution))];
}
