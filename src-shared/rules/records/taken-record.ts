/**
 * A possession of a person that a decision takes away, such as a session. No call gives it back. Where it is already
 * gone, the decision counts as carried out, whoever did it.
 */
import type { MessageKey } from '../../text/index.ts';
import type { Ask, RecordKind, RowWords, Write } from '../common/record/record.ts';

export interface TakenRecord<Row> {
  /** The list has no element or one. */
  readonly there: readonly Row[];
  /** The reason for which the server refuses to take the possession away; null where it does not. */
  readonly stays: MessageKey | null;
}

interface Found<Row> {
  readonly row: Row;
  readonly stays?: MessageKey | null;
}

interface Plan<Locator, Row extends object>
  extends Pick<RecordKind<Locator, TakenRecord<Row>>, 'id' | 'locator' | 'touches'> {
  readonly title: MessageKey;
  readonly label: MessageKey;
  readonly words: RowWords;
  /** Returns null where the person does not have it any more. */
  find(ask: Ask, locator: Locator): Promise<Found<Row> | null>;
  remove(locator: Locator): Write;
  /** The row in the form that the journal stores. */
  toJournalRow(row: Row): unknown;
}

export function takenRecord<Locator, Row extends object>({
  id,
  ...plan
}: Plan<Locator, Row>): RecordKind<Locator, TakenRecord<Row>> {
  const { locator, touches, title, label, words, find, remove, toJournalRow } = plan;
  return {
    id,
    locator,
    touches,
    lasting: true,
    countedFields: ['there'],
    along: ['stays'],
    rows: { there: words },
    title: () => title,
    label: () => ({ key: label }),
    rules(values) {
      const goes = Array.isArray(values.there) && values.there.length === 0;
      const why = goes ? values.stays : /* wall: written-taken */ ('changeContent.fixed' as const);
      return why === null ? [] : [{ name: 'there', message: { key: why } }];
    },
    async read(ask, at) {
      const found = await find(ask, at);
      return { there: found ? [found.row] : [], stays: found?.stays ?? null };
    },
    write: (at) => remove(at),
    before: (_, { there: [row] }) => (row ? toJournalRow(row) : null),
  };
}

export function takenFrom<Locator, Row extends object>(kind: string, locator: Locator, row: Row) {
  return { kind, place: locator, edits: { there: { from: [row], to: [] } } };
}
