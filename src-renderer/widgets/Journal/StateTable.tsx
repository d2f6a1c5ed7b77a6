/** What a change made of what: the state before and the one after, its fields in words. */

import { useText } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { namesOf } from '#shared/rules/journal/change-summary.ts';
import { diffStates } from '#shared/rules/journal/state-diff.ts';
import { Compare } from '../compare/Compare.tsx';
import ink from '../looks/ink.module.css';
import { fieldWord } from './changed-text.ts';

export function StateTable({ before, after }: Pick<KeptEntry, 'before' | 'after'>) {
  const { t } = useText();
  const { fields: all, more } = diffStates(before, after);
  // They are named above: nothing became of the names themselves.
  const named = namesOf(before, after).length > 0;
  const fields = named ? all.filter(({ path }) => !path.startsWith('names[')) : all;
  if (fields.length === 0) return <p className={ink.text}>{t('journal.detail.nothing')}</p>;
  return (
    <>
      {before === null && <p className={ink.text}>{t('journal.detail.noBefore')}</p>}
      {after === null && <p className={ink.text}>{t('journal.detail.noAfter')}</p>}
      <Compare
        fields={fields.map((field) => ({ ...field, key: field.path, name: <FieldName path={field.path} /> }))}
        before={before}
        after={after}
        note={more > 0 && t('journal.detail.more', { count: more })}
      />
    </>
  );
}

/** Its word, and what it is called on the wire. */
function FieldName({ path }: { readonly path: string }) {
  const { t } = useText();
  const word = path === '' ? t('journal.detail.whole') : fieldWord(path);
  return (
    <>
      {word}
      {path !== '' && <code className={ink.under}>{path}</code>}
    </>
  );
}
