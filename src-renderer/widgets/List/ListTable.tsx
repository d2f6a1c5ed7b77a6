/** A part of a list as a plain table, with the grid's sorting, selection, opening and actions. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type MouseEvent, useRef, useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { fittedWidth } from '../DataGrid/fitted-width.ts';
import { OddCell } from '../DataGrid/odd-cell.tsx';
import { oddIn } from '../DataGrid/odd-in.ts';
import { isSelected, toggleSelected, withSelected } from '../DataGrid/selection.ts';
import { nextSort } from '../DataGrid/sorting.ts';
import ink from '../looks/ink.module.css';
import { OrderHandle } from '../order/OrderHandle.tsx';
import { PlainCheckbox } from '../PlainCheckbox.tsx';
import { SkeletonLine } from '../Skeleton.tsx';
import type { ListViewProps } from './GridView.tsx';
import { RowActions } from './RowActions.tsx';
import styles from './table.module.css';
import { useFittingColumns } from './use-fitting-columns.ts';
import type { List } from './use-list.ts';

interface ListTableProps<Row, Key extends string> extends ListViewProps<Row, Key> {
  readonly first: number;
  readonly end: number;
}

export function ListTable<Row, Key extends string>(props: ListTableProps<Row, Key>) {
  const { list, label, actions, first, end, onOpen, order } = props;
  const { t } = useText();
  const { rows, rowKey, selection, busy } = list;
  useSyncExternalStore(rows.subscribe, rows.version);
  const box = useRef<HTMLDivElement>(null);
  const {
    fitting: drawn,
    hiddenColumns: omitted,
    scrolls,
  } = useFittingColumns(box, list.columns.visibleColumns);
  const indices = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const stored = indices.map((index) => rows.row(index));
  const shown = order ? inOrder(stored, order.items, rowKey) : stored;
  const fixed = new Set(order?.items.flatMap(({ id, locked }) => (locked ? [id] : [])));
  const keys = shown.flatMap((row) => (row === undefined ? [] : [rowKey(row)]));
  return (
    <>
      <div ref={box} className={styles.scroll} data-scrolls={scrolls || undefined}>
        <table
          className={styles.table}
          aria-label={label}
          aria-busy={busy || undefined}
          data-opens={onOpen ? true : undefined}
        >
          <thead>
            <tr>
              {selection && (
                <th scope="col" className={styles.check}>
                  <ChooseAll list={list} label={label} keys={keys} />
                </th>
              )}
              {order && (
                <th scope="col" className={styles.handle}>
                  <span className="visually-hidden">{t('controls.order.title')}</span>
                </th>
              )}
              {drawn.map((column, index) => (
                <Head
                  key={column.key}
                  column={column}
                  list={list}
                  wide={index === 0}
                  least={index === 0 ? leastName(column, shown) : undefined}
                />
              ))}
              {actions && (
                <th scope="col" data-align="end">
                  <span className="visually-hidden">{t('list.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => {
              const rowIndex = first + index;
              if (row === undefined) {
                return (
                  <tr key={rowIndex} data-failed={rows.failed(rowIndex) || undefined}>
                    <td colSpan={drawn.length + (selection ? 1 : 0) + (order ? 1 : 0) + (actions ? 1 : 0)}>
                      {!rows.failed(rowIndex) && <SkeletonLine width={20 + ((rowIndex * 7) % 20)} />}
                    </td>
                  </tr>
                );
              }
              const key = rowKey(row);
              const chosen = selection ? isSelected(selection.selection, key) : undefined;
              return (
                <tr
                  key={key}
                  aria-selected={chosen}
                  onClick={onOpen && ((event) => isPlainPress(event) && onOpen(row))}
                  {...order?.row(key)}
                >
                  {selection && (
                    <td className={styles.check}>
                      <PlainCheckbox
                        hasVisibleLabel={false}
                        label={t('list.bulk.one', { name: drawn[0]?.text(row) ?? key })}
                        checked={chosen ?? false}
                        onChange={() => selection.setSelection(toggleSelected(selection.selection, key))}
                      />
                    </td>
                  )}
                  {order && (
                    <td className={styles.handle}>
                      {!fixed.has(key) && <OrderHandle {...order.handle(key)} />}
                    </td>
                  )}
                  {drawn.map((column, at) => (
                    <td
                      key={column.key}
                      data-align={column.align}
                      data-mono={column.mono || undefined}
                      data-wraps={column.wraps || undefined}
                      data-filler={column.filler || undefined}
                    >
                      {at === 0 && onOpen ? (
                        <button type="button" className={styles.open} onClick={() => onOpen(row)}>
                          <Content column={column} row={row} />
                        </button>
                      ) : (
                        <Content column={column} row={row} />
                      )}
                    </td>
                  ))}
                  {actions && (
                    <td data-align="end" data-actions>
                      <RowActions actions={actions(row)} inGrid={false} />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {omitted.length > 0 && (
        <p className={ink.small}>
          {t('list.noRoomFor', { names: omitted.map(({ title }) => title).join(t('common.form.separator')) })}
        </p>
      )}
    </>
  );
}

/** A page's rows in the order being arranged; rows without a place there come last. */
function inOrder<Row>(
  stored: readonly (Row | undefined)[],
  items: readonly { readonly id: string }[],
  rowKey: (row: Row) => string,
): (Row | undefined)[] {
  const byKey = new Map(stored.flatMap((row) => (row === undefined ? [] : [[rowKey(row), row] as const])));
  const ordered = items.map(({ id }) => byKey.get(id));
  return ordered.length === stored.length ? ordered : [...stored];
}

/** Names that wrap stay in one line up to this width in pixels; other columns leave before. */
const widestName = 240;

/** Undefined where the names do not wrap: these have their own width. */
function leastName<Row>(column: DrawnColumn<Row>, shown: readonly (Row | undefined)[]): number | undefined {
  if (!column.wraps || column.filler) return undefined;
  const texts = shown.flatMap((row) =>
    row === undefined || oddIn(column.text, row) ? [] : [column.text(row)],
  );
  return fittedWidth(texts, { least: 0, most: widestName, mono: column.mono ?? false });
}

function Content<Row>({ column, row }: { readonly column: DrawnColumn<Row>; readonly row: Row }) {
  const odd = oddIn(column.text, row);
  if (odd) return <OddCell field={odd} />;
  if (column.cell) return column.cell(row);
  const text = shownText(column.text(row));
  return (
    <span className={styles.text} title={text}>
      {text}
    </span>
  );
}

interface HeadProps<Row, Key extends string> {
  readonly column: DrawnColumn<Row>;
  readonly list: List<Row, Key>;
  readonly wide: boolean;
  /** Pixels, where the column has a least width of its own. */
  readonly least: number | undefined;
}

function Head<Row, Key extends string>({ column, list, wide, least }: HeadProps<Row, Key>) {
  const { key, title, align, filler } = column;
  const attributes = {
    'data-align': align,
    'data-wide': wide || undefined,
    'data-filler': filler || undefined,
    ...(least === undefined ? {} : { style: { minWidth: least } }),
  };
  if (!column.sort) {
    return (
      <th scope="col" {...attributes}>
        {title}
      </th>
    );
  }
  const direction = list.sort?.column === key ? list.sort.direction : 'none';
  const Icon = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <th scope="col" {...attributes} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => list.setSort(nextSort(list.sort, key))}>
        {title}
        <Icon size={12} aria-hidden="true" />
      </button>
    </th>
  );
}

interface ChooseAllProps<Row, Key extends string> {
  readonly list: List<Row, Key>;
  readonly label: string;
  /** Keys of the visible rows, which the checkbox selects. */
  readonly keys: readonly string[];
}

function ChooseAll<Row, Key extends string>({ list, label, keys }: ChooseAllProps<Row, Key>) {
  const { t } = useText();
  const { selection } = list;
  const on = keys.filter((key) => selection && isSelected(selection.selection, key)).length;
  const all = keys.length > 0 && on === keys.length;
  if (!selection) return null;
  return (
    <PlainCheckbox
      hasVisibleLabel={false}
      partly={on > 0 && !all}
      label={t('list.bulk.page', { list: label })}
      checked={all}
      onChange={() => selection.setSelection(withSelected(selection.selection, keys, !all))}
    />
  );
}

/** Whether a click counts for the row: not on a control inside it, nor while text is selected. */
function isPlainPress({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, label')) return false;
  return (getSelection()?.toString() ?? '') === '';
}
