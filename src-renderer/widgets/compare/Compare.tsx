/** Compares two states field by field: equal fields are folded, and text names each kind of difference. */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { CopyButton } from '../Copyable.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import tables from '../looks/table.module.css';
import styles from './compare.module.css';

/** Limit of displayed characters of a value. */
const longest = 2000;

export interface ComparedField {
  readonly key: string;
  readonly name: ReactNode;
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  /** The displayed value; null when absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** Replaces the text: a picture, a colour, rich text. */
  readonly content?: { readonly before: ReactNode; readonly after: ReactNode };
}

interface CompareProps {
  readonly fields: readonly ComparedField[];
  /** Each whole side as text for copying; a null side is unknown and has no column. */
  readonly before: string | null;
  readonly after: string | null;
  /** Note beside the equal fields about values that could not be shown. */
  readonly note?: ReactNode;
}

export function Compare({ fields, before, after, note }: CompareProps) {
  const { t } = useText();
  const [all, setAll] = useState(false);
  const compared = before !== null && after !== null;
  const same = compared ? fields.filter(({ kind }) => kind === 'same').length : 0;
  const shown = all ? fields : fields.filter(({ kind }) => kind !== 'same' || !compared);
  return (
    <>
      {shown.length > 0 && (
        <table className={`${tables.table} ${tables.fixed} ${styles.states}`}>
          <thead>
            <tr>
              <th scope="col">{t('controls.compare.field')}</th>
              {before !== null && (
                <th scope="col">
                  {t('controls.compare.before')}
                  <CopyButton value={before} label={t('controls.compare.copyBefore')} />
                </th>
              )}
              {after !== null && (
                <th scope="col">
                  {t('controls.compare.after')}
                  <CopyButton value={after} label={t('controls.compare.copyAfter')} />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <tr key={field.key} data-kind={compared ? field.kind : undefined}>
                <th scope="row">
                  {field.name}
                  {compared && <span className={ink.under}>{t(kinds[field.kind])}</span>}
                </th>
                {before !== null && <Value value={field.before} content={field.content?.before} />}
                {after !== null && <Value value={field.after} content={field.content?.after} />}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={`${layout.row} ${layout.above}`}>
        {same > 0 && (
          <>
            <span className={ink.quiet}>{t('controls.compare.same', { count: same })}</span>
            <Button size="small" look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'controls.compare.hideSame' : 'controls.compare.showSame')}
            </Button>
          </>
        )}
        {note && <span className={ink.quiet}>{note}</span>}
      </div>
    </>
  );
}

function Value({ value, content }: { readonly value: string | null; readonly content?: ReactNode }) {
  const { t } = useText();
  if (content !== undefined) return <td>{content}</td>;
  if (value === null) return <td className={ink.quiet}>–</td>;
  const rest = value.length - longest;
  return (
    <td>
      {value.slice(0, longest)}
      {rest > 0 && <span className={ink.quiet}>{t('controls.compare.cut', { count: rest })}</span>}
    </td>
  );
}

const kinds = {
  same: 'controls.compare.unchanged',
  changed: 'controls.compare.changed',
  added: 'controls.compare.added',
  removed: 'controls.compare.removed',
} as const satisfies Record<ComparedField['kind'], string>;
