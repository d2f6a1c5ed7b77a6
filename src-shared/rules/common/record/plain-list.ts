/**
 * A plain list as every room sees it: its calls, the table of its fields, its words. The sandbox makes its routes of it,
 * the console its columns, filters, dialogs and questions, the journal the way back of a change.
 */
import * as z from 'zod';
import type { PlainList } from '../../../api/plain-list.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describedBy, type Fields, rowsOf } from '../fields/field.ts';
import { readByIds } from './read-by-ids.ts';
import { GoneRecord, type RecordKind, type RowWords } from './record.ts';

/** What the texts of every list have, under a name of its own (`text/en-US/<area>/`). */
type Word = 'title' | 'purpose' | 'empty' | 'add' | 'edit' | 'created' | 'changed' | 'deleted' | 'confirm';
export type ListWords = {
  [Key in MessageKey]: Key extends `${infer Name}.confirm`
    ? `${Name}.${Word}` extends MessageKey
      ? Name
      : never
    : never;
}[MessageKey];

const place = z.strictObject({ id: z.string() });
const places = z.strictObject({ ids: z.array(z.string()).min(1) });

/** Which of some records are there at all: what making and deleting them changes. */
export interface Presence<Values extends object> {
  readonly there: readonly ({ readonly id: string } & Values)[];
}

export interface ListKind<Item extends Values, Values extends object, Narrow, Name extends string> {
  readonly calls: PlainList<Item, Values, Narrow, Name>;
  readonly fields: Fields<Values>;
  readonly words: ListWords;
  readonly record: RecordKind<z.output<typeof place>, Values>;
  /** Undo of a new record deletes it, that of deleted ones makes them again, under their ids. */
  readonly presence: RecordKind<z.output<typeof places>, Presence<Values>>;
  /** What a new record begins with, where its fields' kinds do not say it. */
  readonly begun: Partial<Values>;
  /** What the call that makes a record takes. */
  readonly added: (id: string, values: Values) => unknown;
  /** What it takes of several; left out where it takes one alone. */
  readonly addedMany?: (records: readonly ({ readonly id: string } & Values)[]) => unknown;
}

type Besides<Values extends object> = Partial<
  Pick<ListKind<never, Values, never, never>, 'begun' | 'added' | 'addedMany'>
> &
  Pick<RecordKind<never, Presence<Values>>, 'madeAgain'>;

/** `id`: of its records in the journal, never changed. */
export function listKind<Item extends Values, Values extends object, Narrow, Name extends string>(
  id: string,
  calls: PlainList<Item, Values, Narrow, Name>,
  fields: Fields<Values>,
  words: ListWords,
  {
    begun = {},
    added = (one, values) => ({ id: one, ...values }),
    addedMany,
    madeAgain,
  }: Besides<Values> = {},
): ListKind<Item, Values, Narrow, Name> {
  const record: RecordKind<z.output<typeof place>, Values> = {
    id,
    place,
    touches: [calls.query, calls.byIds],
    ...describedBy(fields),
    title: () => `${words}.changed`,
    async read(ask, { id: one }) {
      const [found] = await readByIds(ask, calls, [one]);
      if (!found) throw new GoneRecord();
      return ownValues(fields, found);
    },
    write: ({ id: one }, after) => ({ endpoint: calls.update, input: { id: one, ...after } }),
  };
  const presence: RecordKind<z.output<typeof places>, Presence<Values>> = {
    id: `${id}Presence`,
    place: places,
    touches: record.touches,
    listed: ['there'],
    rows: { there: describedBy(fields) as RowWords },
    ...(madeAgain && { madeAgain }),
    title: (_, { there }) => (there.length > 0 ? `${words}.created` : `${words}.deleted`),
    label: () => ({ key: `${words}.title` }),
    ...(!addedMany && {
      apart: {
        places: ({ ids }) => ids.map((one) => ({ ids: [one] })),
        of: ({ there = [] }, { ids }) => ({ there: there.filter((one) => ids.includes(one.id)) }),
      },
    }),
    async read(ask, { ids }) {
      const found = await readByIds(ask, calls, ids);
      return { there: ids.flatMap((one) => presentIn(found, one)) };
    },
    write({ ids }, { there }) {
      const [first, ...more] = there;
      if (!first) return { endpoint: calls.remove, input: { ids } };
      const { id: one, ...values } = first;
      const input = addedMany && more.length > 0 ? addedMany(there) : added(one, values as unknown as Values);
      return { endpoint: calls.add, input };
    },
  };
  const presentIn = (found: readonly Item[], one: string) =>
    found
      .filter((item) => (item as unknown as { readonly id: string }).id === one)
      .map((item) => ({ id: one, ...ownValues(fields, item) }));
  return { calls, fields, words, record, presence, begun, added, ...(addedMany && { addedMany }) };
}

/** What a person says of a record, of all that is read of it. */
export function ownValues<Values extends object>(fields: Fields<Values>, item: Values): Values {
  return Object.fromEntries(rowsOf(fields).map(([name]) => [name, item[name]])) as Values;
}

/** What a new record begins with, by the kinds of its fields. */
export function blankValues<Values extends object>(fields: Fields<Values>): Values {
  const blank = rowsOf(fields).map(([name, row]) => {
    switch (row.kind) {
      case 'number':
        return [name, row.least];
      case 'switch':
        return [name, false];
      case 'choices':
      case 'people':
      case 'departments':
        return [name, []];
      case 'dateRange':
        return [name, { from: null, to: null }];
      default:
        return [name, ''];
    }
  });
  return Object.fromEntries(blank) as Values;
}
