/** A column of a paged table. */
import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** The title is for screen readers only: what stands below says it itself. */
  readonly quietTitle?: boolean;
  readonly align?: 'end';
  /** Takes what the others leave. */
  readonly wide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}
