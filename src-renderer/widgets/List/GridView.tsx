/** A list as one long table: only visible rows are rendered and fetched. */
import { useMemo, useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { DataGrid, type DataGridProps } from '../DataGrid/DataGrid.tsx';
import type { OrderItem } from '../order/order.ts';
import type { Order } from '../order/use-order.ts';
import { actionsColumn, type RowAction } from './RowActions.tsx';
import type { List } from './use-list.ts';

export interface ListViewProps<Row, Key extends string = string> {
  readonly list: List<Row, Key>;
  readonly label: string;
  readonly actions?: ((row: Row) => readonly RowAction[]) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Manual order by a drag handle, for a list in pages. */
  readonly order?: Order<OrderItem> | null | undefined;
}

export interface GridViewProps<Row, Key extends string = string>
  extends ListViewProps<Row, Key>,
    Pick<DataGridProps<Row>, 'height' | 'empty'> {
  /** Label of the checkbox that selects all rows. */
  readonly selectAll?: string | undefined;
}

export function GridView<Row, Key extends string>(props: GridViewProps<Row, Key>) {
  const { list, label, height, empty, actions, onOpen } = props;
  const { t } = useText();
  const { settings } = useProgram();
  const { rows, rowKey, columns, selection } = list;
  const version = useSyncExternalStore(rows.subscribe, rows.version);
  const title = t('list.actions');
  const { visibleColumns } = columns;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other rows to be measured
  const shown = useMemo(
    () => (actions ? [...visibleColumns, actionsColumn(actions, title, rows)] : visibleColumns),
    [visibleColumns, actions, title, rows, version],
  );
  return (
    <DataGrid
      source={rows}
      columns={shown}
      label={label}
      rowKey={rowKey}
      height={height}
      density={settings.tableDensity === 'compact' ? 'compact' : 'normal'}
      empty={empty}
      widths={columns.widths}
      onWidths={columns.setWidths}
      sort={list.sort}
      {...(list.sortable ? { onSort: list.setSort } : {})}
      {...(selection
        ? {
            select: {
              selection: selection.selection,
              onChange: selection.setSelection,
              selectAllLabel: props.selectAll ?? t('list.bulk.all', { list: label }),
            },
          }
        : {})}
      {...(onOpen ? { onOpen } : {})}
    />
  );
}
