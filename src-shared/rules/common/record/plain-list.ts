/**
 * A plain list for every room: its calls, the table of its fields, its texts. The sandbox derives its routes from it,
 * the console its columns, filters, dialogs and questions, the journal the way back of a change.
 */
import * as z from 'zod';
import type { PlainList } from '../../../api/plain-list.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describedBy, type Fields, rowsOf } from '../fields/field.ts';
import { readByIds } from './read-by-ids.ts';
import { GoneRecord, type RecordKind, type RowWords } from './record.ts';

/** The texts that every list has under a prefix of its own (`text/en-US/<area>/`). */
type Word = 'title' | 'purpose' | 'empty' | 'add' | 'edit' | 'created' | 'changed' | 'deleted' | 'confirm';
export type ListWords = {
  [Key in MessageKey]: Key extends `${infer Name}.confirm`
    ? `${Name}.${Word}` extends MessageKey
      ? Name
      : never
    : never;
}[MessageKey];

const locator = z.strictObject({ id: z.string() });
const severalLocator = z.strictObject({ ids: z.array(z.string()).min(1) });

/** The existing records among some; making and deleting records changes this value. */
export interface Presence<Values extends object> {
  readonly there: readonly ({ readonly id: string } & Values)[];
}

export interface ListKind<Item extends Values, Values extends object, Narrow, Name extends string> {
  readonly calls: PlainList<Item, Values, Narrow, Name>;
  readonly fields: Fields<Values>;
  readonly words: ListWords;
  readonly record: RecordKind<z.output<typeof locator>, Values>;
  /** The undo of a new record deletes it; the undo of a deletion makes the records again under their ids. */
  readonly presence: RecordKind<z.output<typeof severalLocator>, Presence<Values>>;
  /** The initial values of a new record that differ from the defaults of the fields' kinds. */
  readonly initialValues: Partial<Values>;
  /** Returns the input of the call that makes a record. */
  readonly added: (id: string, values: Values) => unknown;
  /** Returns the input for several records; absent when the call makes one record at a time. */
  readonly addedMany?: (records: readonly ({ readonly id: string } & Values)[]) => unknown;
}

type Besides<Values extends object> = Partial<
  Pick<ListKind<never, Values, never, never>, 'initialValues' | 'added' | 'addedMany'>
> &
  Pick<RecordKind<never, Presence<Values>>, 'madeAgain'>;

/** The `id` of the record kind is stored in the journal and never changes. */
export function listKind<Item extends Values, Values extends object, Narrow, Name extends string>(
  id: string,
  calls: PlainList<Item, Values, Narrow, Name>,
  fields: Fields<Values>,
  words: ListWords,
  {
    initialValues = {},
    added = (one, values) => ({ id: one, ...values }),
    addedMany,
    madeAgain,
  }: Besides<Values> = {},
): ListKind<Item, Values, Narrow, Name> {
  const record: RecordKind<z.output<typeof locator>, Values> = {
    id,
    locator,
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
  const presence: RecordKind<z.output<typeof severalLocator>, Presence<Values>> = {
    id: `${id}Presence`,
    locator: severalLocator,
    touches: record.touches,
    countedFields: ['there'],
    rows: { there: describedBy(fields) as RowWords },
    ...(madeAgain && { madeAgain }),
    title: (_, { there }) => (there.length > 0 ? `${words}.created` : `${words}.deleted`),
    label: () => ({ key: `${words}.title` }),
    ...(!addedMany && {
      parts: {
        locators: ({ ids }) => ids.map((one) => ({ ids: [one] })),
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
  return { calls, fields, words, record, presence, initialValues, added, ...(addedMany && { addedMany }) };
}

/** Returns the values of a record that its form edits. */
export function ownValues<Values extends object>(fields: Fields<Values>, item: Values): Values {
  return Object.fromEntries(rowsOf(fields).map(([name]) => [name, item[name]])) as Values;
}

/** Returns the initial values of a new record, by the kinds of its fields. */
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
