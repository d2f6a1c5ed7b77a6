/** The selection of a list of cards, without rows that have no card. */

import type { List } from './use-list.ts';
import type { ListSelection } from './use-list-selection.ts';

export interface CardSelection<Row> extends ListSelection<Row> {
  /** Selects all cards, including those not yet loaded. */
  readonly chooseAll: () => void;
}

export function cardSelection<Row, Key extends string>(
  { rows, rowKey }: Pick<List<Row, Key>, 'rows' | 'rowKey'>,
  selection: ListSelection<Row>,
  leaveOut: (row: Row) => boolean = () => false,
): CardSelection<Row> {
  return {
    ...selection,
    chosen: async () => (await selection.chosen()).filter((row) => !leaveOut(row)),
    chooseAll() {
      const known = Array.from({ length: rows.count }, (_, index) => rows.row(index) ?? []).flat() as Row[];
      selection.setSelection({ all: true, keys: new Set(known.filter(leaveOut).map(rowKey)) });
    },
  };
}
