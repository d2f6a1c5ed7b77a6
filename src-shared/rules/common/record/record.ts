/**
 * A record that a form writes, declared once: how its newest state is read, what its fields are called, and which call
 * makes one state of another. Saving, undoing and reading back after a lost answer all go by this declaration.
 */
import type * as z from 'zod';
import type { Endpoint, Input, Output } from '../../../api/endpoint.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { Language } from '../../../text/types.ts';
import type { FieldProblem } from '../fields/check-fields.ts';
import type { Fields } from '../fields/field.ts';

/** Reads of the platform, past every cache. */
export type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** A write as it is sent. */
export interface Write {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** Somebody has deleted it meanwhile. */
export class GoneRecord extends Error {
  constructor() {
    super('the record is not there any more');
    this.name = 'GoneRecord';
  }
}

/** Names and words of the parts of a row; of a row that has none, of the row itself under the field's name. */
export type RowWords = Partial<
  Pick<RecordKind<unknown, Record<string, unknown>>, 'words' | 'html' | 'listed' | 'shares' | 'fields'>
> &
  Pick<RecordKind<unknown, Record<string, unknown>>, 'label'> & {
    /** What the rules of its table look at besides what it says itself; a file may say anything of its place. */
    beside?(place: unknown): object;
    /** Parts that a row has and the table of its form has not: what its call says of them holds. */
    readonly others?: readonly string[];
  };

export interface RecordKind<Place, Values extends object> {
  /** Kept in the journal: never changed. */
  readonly id: string;
  /** Which record of its kind: kept in the journal with an undo. */
  readonly place: z.ZodType<Place>;
  readonly touches: readonly Endpoint[];
  /** What the journal calls a change of these fields, with which record it is of. */
  title(names: readonly (keyof Values & string)[], after: Values & Partial<Place>): MessageKey;
  label(
    name: keyof Values & string,
    language: Language,
    place?: Place,
  ): { readonly key: MessageKey } | { readonly text: string };
  /** Words for a value that is none by itself; null: the value as it stands. */
  words?(name: keyof Values & string, value: unknown): readonly MessageKey[] | null;
  /** Fields that hold rich text. */
  readonly html?: readonly (keyof Values & string)[];
  /** Fields that are long lists, or something by ids: how many there are says more than they do. */
  readonly listed?: readonly (keyof Values & string)[];
  /** Fields that say whom something is shared with. */
  readonly shares?: readonly (keyof Values & string)[];
  /** What the rows of such a field say of themselves, by the field's name, where that is more than what they are called. */
  readonly rows?: Readonly<Partial<Record<keyof Values & string, RowWords>>>;
  /** The table of its form, where it has one. */
  readonly fields?: Fields<Values>;
  /** The same for one record of the kind, where that decides what holds of its fields. */
  fieldsAt?(place: Place): Fields<Values>;
  /** What no row of the table can say. */
  rules?(after: Values): readonly FieldProblem[];
  /** What a write takes along as it was read: no change is of it. */
  readonly along?: readonly (keyof Values & string)[];
  /** Fields of this one that no call sets: nothing offers them, and nothing brings them in. */
  fixed?(place: Place): readonly (keyof Values & string)[];
  /** The newest state, or GoneRecord; of what is not among `names` only as much as a write of them sends along. */
  read(ask: Ask, place: Place, names: readonly (keyof Values & string)[]): Promise<Values>;
  /** The call that makes `after` of what the server holds; `names` are the fields that differ. */
  write(place: Place, after: Values, names: readonly (keyof Values & string)[]): Write;
  /**
   * Where one call can't write all that a place is about: the places that it is made of, and what of its values is
   * theirs. Each is written by a call of its own.
   */
  readonly apart?: {
    places(place: Place): readonly Place[];
    of(values: Partial<Values>, place: Place): Partial<Values>;
  };
  /** What the journal has as the state before, where the call itself does not say it. */
  before?(place: Place, now: Values, names: readonly (keyof Values & string)[]): unknown;
  /** Its states only lead on: no call makes an earlier one again, and a change of it has no way back. */
  readonly lasting?: true;
  /** What is said once an undo has made it again, where that brings back less than there was. */
  readonly madeAgain?: MessageKey;
  /** Where what was made is, when only the answer says it: of records that get their id from the server. */
  placeAfter?(place: Place, answer: unknown): Place;
}
