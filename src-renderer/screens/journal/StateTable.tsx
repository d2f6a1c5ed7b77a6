/** Before and after, field by field: what is the same is folded away; kinds are said in words, not by colour alone. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { diffStates, type FieldDiff } from '#shared/rules/journal/state-diff.ts';
import { Button } from '#widgets/Button.tsx';
import { CopyButton } from '#widgets/Copyable.tsx';
import { fieldWord } from './changed-text.ts';
import styles from './Detail.module.css';

/** Characters of a value that are shown. */
const longest = 2000;

export function StateTable({ before, after }: Pick<KeptEntry, 'before' | 'after'>) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const { fields, more } = diffStates(before, after);
  if (fields.length === 0) return <p className={styles.note}>{t('journal.detail.nothing')}</p>;
  const compared = before !== null && after !== null;
  const same = compared ? fields.filter(({ kind }) => kind === 'same').length : 0;
  const shown = all ? fields : fields.filter(({ kind }) => kind !== 'same' || !compared);
  return (
    <>
      {before === null && <p className={styles.note}>{t('journal.detail.noBefore')}</p>}
      {after === null && <p className={styles.note}>{t('journal.detail.noAfter')}</p>}
      {shown.length > 0 && (
        <table className={styles.states}>
          <thead>
            <tr>
              <th scope="col">{t('journal.detail.field')}</th>
              {before !== null && (
                <th scope="col">
                  {t('journal.column.before')}
                  <CopyButton value={before} label={t('journal.detail.copyBefore')} />
                </th>
              )}
              {after !== null && (
                <th scope="col">
                  {t('journal.column.after')}
                  <CopyButton value={after} label={t('journal.detail.copyAfter')} />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field.path} data-kind={compared ? field.kind : undefined}>
                <th scope="row">
                  <FieldName path={field.path} />
                  {compared && <span className={styles.kind}>{t(kinds[field.kind])}</span>}
                </th>
                {before !== null && <StateValue value={field.before} />}
                {after !== null && <StateValue value={field.after} />}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.tools}>
        {same > 0 && (
          <>
            <span className={styles.note}>{t('journal.detail.same', { count: same })}</span>
            <Button size="small" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'journal.detail.hideSame' : 'journal.detail.showSame')}
            </Button>
          </>
        )}
        {more > 0 && <span className={styles.note}>{t('journal.detail.more', { count: more })}</span>}
      </div>
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
      {path !== '' && <code>{path}</code>}
    </>
  );
}

function StateValue({ value }: { readonly value: string | null }) {
  const { t } = useText();
  if (value === null) return <td className={styles.absent}>–</td>;
  const rest = value.length - longest;
  return (
    <td>
      {value.slice(0, longest)}
      {rest > 0 && <span className={styles.note}>{t('journal.detail.cut', { count: rest })}</span>}
    </td>
  );
}

const kinds = {
  same: 'journal.detail.unchanged',
  changed: 'journal.detail.changed',
  added: 'journal.detail.added',
  removed: 'journal.detail.removed',
} as const satisfies Record<FieldDiff['kind'], string>;
