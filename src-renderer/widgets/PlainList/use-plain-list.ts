/** A plain list, with search, filters, columns and order from its table of fields; a screen adds the rest. */
import { useText } from '#data/text.ts';
import type { ListRequest, RecordStamps } from '#shared/api/plain-list.ts';
import { type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { ListKind } from '#shared/rules/common/record/plain-list.ts';
import type { Column } from '../DataGrid/column.ts';
import type { Filter, Filters } from '../List/filters.ts';
import { type PageQuery, pagedSource } from '../List/list-source.ts';
import { useList } from '../List/use-list.ts';
import { changedColumns, plainListColumns } from './columns.tsx';

/** Name of the search in the address; no field has this name. */
const search = 'q';
const pages = { initial: 20, options: [10, 20, 50, 100] };

export type ListItem = { readonly id: string } & RecordStamps;

interface Besides<Item, Narrow, Key extends string> {
  readonly filters: Filters<Item, Key>;
  /** Converts filter values to the call's input. */
  readonly narrow: (values: Readonly<Record<Key, string>>) => Narrow;
  /** Columns after those of the fields. */
  readonly columns?: readonly Column<Item>[];
  readonly without?: readonly string[];
}

export function usePlainList<
  Item extends Values & ListItem,
  Values extends object,
  Narrow,
  Name extends string,
  Key extends string,
>(
  { calls, fields, record }: ListKind<Item, Values, Narrow, Name>,
  { filters, narrow, columns = [], without = [] }: Besides<Item, Narrow, Key>,
) {
  const text = useText();
  const [named = search] = rowsOf(fields).map(([name]) => name as string);
  const choices = choiceFilters<Item, Values>(fields, calls.names, text.t);
  const all: Filters<Item, string> = { [search]: { kind: 'search' }, ...choices, ...filters };
  const input = ({ values, sort, pageNo, pageSize }: PageQuery<string>) => {
    const request: ListRequest = {
      pageNo,
      pageSize,
      connection: 'and',
      conditions: [named, ...Object.keys(choices)].flatMap((field) => {
        const value = values[field === named ? search : field]?.trim() ?? '';
        const operator = field === named ? ('contains' as const) : ('equals' as const);
        return value === '' ? [] : [{ field, operator, value: [value] }];
      }),
      ...(sort && { orderBy: sort.column, orderType: sort.direction === 'ascending' ? 'asc' : 'desc' }),
    };
    // The field names come from the call's own table, so the cast is safe.
    return { ...request, ...narrow(values as Record<Key, string>) } as ListRequest<Name> & Narrow;
  };
  return useList<Item, string>({
    name: record.id,
    pages,
    select: true,
    filters: all,
    source: pagedSource(calls.query, input),
    columns: [
      ...plainListColumns<Item, Values>(fields, text, calls.names, record.id).filter(
        ({ key }) => !without.includes(key),
      ),
      ...columns,
      ...changedColumns(text, calls.names),
    ],
    rowKey: ({ id }) => id,
  });
}

/** A filter per choice field by which the call can filter. */
function choiceFilters<Item, Values extends object>(
  fields: Fields<Values>,
  names: readonly string[],
  t: ReturnType<typeof useText>['t'],
): Readonly<Record<string, Filter<Item>>> {
  const choices = rowsOf(fields).flatMap(([name, row]) => {
    if (row.kind !== 'choice' || typeof row.options === 'function' || !names.includes(name)) return [];
    const options = row.options.map(({ value, label }) => ({ value, label: t(label) }));
    return [[name, { kind: 'choice', label: t(row.label), options }] as const];
  });
  return Object.fromEntries(choices);
}
