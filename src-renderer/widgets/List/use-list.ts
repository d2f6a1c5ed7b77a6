/**
 * Builds a list from its declaration: source, filters, columns, selection and opening. Filters, page, order and the
 * open row are stored in the address, columns in this browser. `ListScreen` renders it.
 */
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageSizes } from '#shared/kit/page-sizes.ts';
import { type Column, type DrawnColumn, drawnColumns, fileColumns } from '../DataGrid/column.ts';
import type { RowSource } from '../DataGrid/row-source.ts';
import type { GridSort } from '../DataGrid/sorting.ts';
import { type ChosenColumns, useColumnChoice } from './column-choice.ts';
import {
  daysInOrder,
  type Filters,
  type FilterValues,
  narrowing,
  readFilters,
  type UnreadFilter,
  unreadFilters,
} from './filters.ts';
import { isPaged, type ListSource } from './list-source.ts';
import { type Paging, readPaging, toPage, toSize } from './paging.ts';
import { type AddressPrefix, useListAddress } from './use-list-address.ts';
import { useListRows } from './use-list-rows.ts';
import { type ListSelection, useListSelection } from './use-list-selection.ts';

export interface ListOptions<Row, Key extends string> {
  /** The list's name, unique in the program, under which the user's columns are stored. */
  readonly name: string;
  /** Storage of the filters; default: the address, as the page's only list. */
  readonly addressPrefix?: AddressPrefix;
  readonly filters?: Filters<Row, Key>;
  /** Applies filters at Enter only, where each query is expensive for the server. */
  readonly onEnter?: boolean;
  readonly source: ListSource<Row, Key>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Rows can be selected for bulk actions. */
  readonly select?: boolean;
  /** The initial order; null for the original order. */
  readonly order?: GridSort | null;
  /** Splits the list into pages, instead of one long table. */
  readonly pages?: PageSizes;
  /** Assumed number of rows before the first answer, for the paging. */
  readonly expected?: number;
  /** Number of rows shown at first and added by *Show more*, instead of one long table. */
  readonly more?: number;
  /** Rows can be opened; the open row is stored under this name. */
  readonly open?: string;
}

export interface List<Row, Key extends string = string> {
  readonly name: string;
  readonly rowKey: (row: Row) => string;
  readonly columns: ChosenColumns<Row>;
  readonly file: ReturnType<typeof fileColumns<Row>>;
  readonly filters: Filters<Row, Key>;
  readonly values: FilterValues<Key>;
  readonly set: (values: Partial<FilterValues<Key>>) => void;
  /** Filters of a link that were not understood. */
  readonly unread: readonly UnreadFilter<Key>[];
  /** The filters that narrow the list, and a function that clears them. */
  readonly narrowing: readonly Key[];
  readonly clear: () => void;
  readonly onEnter: boolean;
  /** False when a range's last day is before its first, so nothing can match. */
  readonly daysInOrder: boolean;
  readonly sort: GridSort | null;
  readonly setSort: (sort: GridSort | null) => void;
  readonly sortable: boolean;
  readonly rows: RowSource<Row>;
  readonly total: number | null;
  readonly whole: number | null;
  readonly error: unknown;
  readonly busy: boolean;
  readonly reload: (() => void) | null;
  readonly matchingRows: readonly Row[];
  readonly everything: (signal: AbortSignal) => Iterable<Row> | AsyncIterable<Row>;
  /** All rows for a file, by the current filters, even while the page still renders earlier ones. */
  readonly forFile: (signal: AbortSignal) => AsyncIterable<Row>;
  /** Typing is debounced, because it queries a server. */
  readonly asksServer: boolean;
  /** Null for one long table. */
  readonly paging: ListPaging | null;
  readonly expected: number | null;
  readonly more: number | null;
  /** Null when rows can't be selected. */
  readonly selection: ListSelection<Row> | null;
  /** Key of the open row, or null. */
  readonly open: string | null;
  readonly show: (key: string) => void;
}

export interface ListPaging extends Paging {
  readonly sizes: PageSizes;
  readonly toPage: (page: number) => void;
  readonly toSize: (size: number) => void;
}

export function useList<Row, Key extends string = never>(options: ListOptions<Row, Key>): List<Row, Key> {
  const { name, source, columns, rowKey, select = false, order = null, pages, open } = options;
  const filters = options.filters ?? ({} as Filters<Row, Key>);
  const address = useListAddress(options.addressPrefix === undefined ? '' : options.addressPrefix);
  const declared = useMemo(() => drawnColumns(columns), [columns]);
  const chosen = useColumnChoice(name, declared);
  const values = readFilters(filters, address.get);
  const sortParam = address.get('sort');
  const sort = useMemo(() => readSort(sortParam, declared) ?? order, [sortParam, declared, order]);
  const sizes = pages && readPaging(address.get, pages, Number.POSITIVE_INFINITY).size;
  const onServer = isPaged(source);
  const rows = useListRows({
    source,
    filters,
    values,
    sort,
    columns: declared,
    rowKey,
    pageSize: sizes ?? options.more ?? null,
  });
  const settled = useRenderedValue(rows.everything);
  const selection = useListSelection(select, rows, rowKey, JSON.stringify([name, onServer ? values : null]));
  return {
    ...rows,
    name,
    rowKey,
    columns: chosen,
    file: fileColumns(columns),
    filters,
    values,
    set: (next) => address.set({ ...definedOnly(next), page: '' }),
    unread: unreadFilters(filters, address.get),
    narrowing: narrowing(filters, values),
    clear: () =>
      address.set({
        ...Object.fromEntries(narrowing(filters, values).map((key) => [key, ''])),
        page: '',
      }),
    onEnter: options.onEnter ?? false,
    daysInOrder: daysInOrder(filters, values),
    sort,
    setSort: (next) => address.set({ sort: sortText(next), page: '' }),
    sortable: declared.some((column) => column.sort),
    asksServer: onServer,
    paging: pages
      ? {
          ...readPaging(address.get, pages, rows.total ?? Number.POSITIVE_INFINITY),
          sizes: pages,
          toPage: (page) => address.set(toPage(page)),
          toSize: (size) => {
            const { first } = readPaging(address.get, pages, rows.total ?? Number.POSITIVE_INFINITY);
            address.set(toSize(pages, size, first));
          },
        }
      : null,
    expected: options.expected ?? null,
    more: options.more ?? null,
    selection,
    forFile: async function* (signal) {
      const everything = await settled(signal);
      yield* everything(signal);
    },
    open: open === undefined ? null : address.get(open) || null,
    show: (key) => open !== undefined && address.set({ [open]: key }),
  };
}

function definedOnly(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter((entry) => typeof entry[1] === 'string'));
}

/**
 * A list's sort order as text in the address: `name`, or `-name` for descending. Null for the original order, or for a
 * column that can't be sorted.
 */
function readSort<Row>(text: string, columns: readonly DrawnColumn<Row>[]): GridSort | null {
  const descending = text.startsWith('-');
  const key = descending ? text.slice(1) : text;
  if (!columns.some((column) => column.key === key && column.sort)) return null;
  return { column: key, direction: descending ? 'descending' : 'ascending' };
}

function sortText(sort: GridSort | null): string {
  return sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
}

/**
 * Returns a value after pending updates have rendered. The router publishes a new address a moment later and renders it
 * in a transition, so readers in between would see the old one. Resolves to the newest value. Throws the signal's
 * reason on abort.
 */
function useRenderedValue<T>(value: T): (signal: AbortSignal) => Promise<T> {
  const [turn, setTurn] = useState(0);
  const newest = useRef(value);
  newest.current = value;
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was set before the turn is drawn with it
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go();
  }, [turn]);
  return useCallback(async (signal) => {
    // The router finishes its own steps by the next task.
    await new Promise((done) => setTimeout(done, 0));
    await new Promise<void>((done, fail) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      waiting.current.push(done);
      // React renders all pending transitions together, including earlier ones.
      startTransition(() => setTurn((now) => now + 1));
    });
    return newest.current;
  }, []);
}
