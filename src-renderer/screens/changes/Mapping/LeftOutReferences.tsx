/** The changes that cannot be carried over, with their reasons. */

import { useText } from '#data/text.ts';
import type { MappedChanges, Match } from '#shared/rules/changes/mapping/mapping.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { Notice } from '#widgets/Notice.tsx';
import { changeTitleText } from '../change-words.ts';

interface LeftOutProps {
  readonly left: MappedChanges['left'];
  readonly matches: readonly Match[];
}

/** Changes that are listed. */
const shownMost = 20;

export function LeftOutReferences({ left: leftOut, matches }: LeftOutProps) {
  const { t } = useText();
  if (leftOut.length === 0) return null;
  const names = new Map(
    matches.map(({ reference, named }) => [referenceKey(reference), named?.name ?? reference.id]),
  );
  const known = matches.flatMap(({ named }) => named ?? []);
  const more = leftOut.length - shownMost;
  return (
    <Notice tone="warning" title={t('changeMapping.left', { count: leftOut.length })}>
      <ul>
        {leftOut.slice(0, shownMost).map(({ change, missing }) => {
          const what = [changeTitleText(change), objectText(change, known)]
            .filter((part) => part !== '')
            .join(' ');
          const of = missing
            .map((one) => names.get(referenceKey(one)) ?? one.id)
            .join(t('common.form.separator'));
          return (
            <li key={`${change.kind} ${JSON.stringify(change.place)}`}>
              {t('changeMapping.leftOne', { what, names: of })}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('changes.file.more', { count: more })}</p>}
    </Notice>
  );
}
