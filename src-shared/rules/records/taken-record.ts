/**
 * Something that a person has and that a decision takes from them: whether it is there at all. No call gives it back, so
 * that it only goes. Where it is not there any more, the decision is carried out, whoever did it.
 */
import type { MessageKey } from '../../text/index.ts';
import type { Ask, RecordKind, RowWords, Write } from '../common/record/record.ts';

export interface Taken<Row> {
  /** None or one. */
  readonly there: readonly Row[];
  /** Why the server leaves it where it is; null: it does not. */
  readonly stays: MessageKey | null;
}

interface Found<Row> {
  readonly row: Row;
  readonly stays?: MessageKey | null;
}

interface Plan<Place, Row extends object>
  extends Pick<RecordKind<Place, Taken<Row>>, 'id' | 'place' | 'touches'> {
  readonly title: MessageKey;
  readonly label: MessageKey;
  /** Names and words of what it says of itself. */
  readonly words: RowWords;
  /** null: it is not there. */
  find(ask: Ask, place: Place): Promise<Found<Row> | null>;
  remove(place: Place): Write;
  /** As the journal notes it. */
  noted(row: Row): unknown;
}

export function takenRecord<Place, Row extends object>({
  id,
  ...plan
}: Plan<Place, Row>): RecordKind<Place, Taken<Row>> {
  const { place, touches, title, label, words, find, remove, noted } = plan;
  return {
    id,
    place,
    touches,
    lasting: true,
    listed: ['there'],
    along: ['stays'],
    rows: { there: words },
    title: () => title,
    label: () => ({ key: label }),
    rules(values) {
      const goes = Array.isArray(values.there) && values.there.length === 0;
      const why = goes ? values.stays : ('changeContent.fixed' as const);
      return why === null ? [] : [{ name: 'there', message: { key: why } }];
    },
    async read(ask, at) {
      const found = await find(ask, at);
      return { there: found ? [found.row] : [], stays: found?.stays ?? null };
    },
    write: (at) => remove(at),
    before: (_, { there: [row] }) => (row ? noted(row) : null),
  };
}

/** What such a decision does, for whoever approves it. */
export function takenFrom<Place, Row extends object>(kind: string, place: Place, row: Row) {
  return { kind, place, edits: { there: { from: [row], to: [] } } };
}
