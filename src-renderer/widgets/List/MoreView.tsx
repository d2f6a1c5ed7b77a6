/** A list whose later rows are added by *Show more*; says where it ends. */
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import type { ListViewProps } from './GridView.tsx';
import styles from './List.module.css';
import { ListTable } from './ListTable.tsx';

interface MoreViewProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  /** Rows that come at once. */
  readonly step: number;
  /** Until it is known how many there are. */
  readonly loading: ReactNode;
}

export function MoreView<Row, Key extends string>({ step, loading, ...view }: MoreViewProps<Row, Key>) {
  const { t, formatNumber } = useText();
  const { rows, total, label } = { ...view.list, label: view.label };
  const [state, setState] = useState({ rows, shown: step });
  const wanted = state.rows === rows ? state.shown : step;
  const end = Math.min(wanted, total ?? wanted);
  useEffect(() => rows.want(0, end), [rows, end]);
  if (total === null) return loading;
  const left = total - end;
  return (
    <>
      <ListTable {...view} first={0} end={end} />
      <p className={styles.end}>
        {left > 0 ? (
          <Button onClick={() => setState({ rows, shown: end + step })}>
            {t('list.showMore', { count: formatNumber(Math.min(step, left)) })}
          </Button>
        ) : (
          <span role="status">{t('list.theEnd', { list: label, total: formatNumber(end) })}</span>
        )}
      </p>
    </>
  );
}
