/** A list that grows by *Show more*, and shows its end. */
import type { ReactNode } from 'react';
import type { ListViewProps } from './GridView.tsx';
import styles from './List.module.css';
import { ListTable } from './ListTable.tsx';
import { MoreEnd, useMoreRows } from './more-rows.tsx';

interface MoreViewProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  /** Number of rows added at once. */
  readonly step: number;
  /** Placeholder until the count is known. */
  readonly loading: ReactNode;
}

export function MoreView<Row, Key extends string>({ step, loading, ...view }: MoreViewProps<Row, Key>) {
  const shown = useMoreRows(view.list, step);
  if (view.list.total === null) return loading;
  return (
    <>
      <ListTable {...view} first={0} end={shown.end} />
      <p className={styles.end}>
        <MoreEnd label={view.label} step={step} rows={shown} />
      </p>
    </>
  );
}
