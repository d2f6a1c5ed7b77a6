/** A column of a paged table. */
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** The row's actions: the title is for screen readers only, and they stay in sight when the rest scrolls sideways. */
  readonly quietTitle?: boolean;
  readonly align?: 'end';
  /** Takes what the others leave. */
  readonly wide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}
