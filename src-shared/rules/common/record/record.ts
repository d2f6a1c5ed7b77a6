/**
 * A record that a form writes, declared once: the read of its newest state, the labels of its fields, and the call
 * that turns one state into another. Saving, undoing and reading back after a lost answer all use this declaration.
 */
import type * as z from 'zod';
import type { Endpoint, Input, Output } from '../../../api/endpoint.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { Message } from '../../../text/message.ts';
import type { Language } from '../../../text/types.ts';
import type { FieldProblem } from '../fields/check-fields.ts';
import type { Fields } from '../fields/field.ts';

/** Sends a request to the platform, bypassing every cache. */
export type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

export interface Write {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

/** The changed fields of one record, each from its old value to the new one. */
export interface RecordEdits {
  readonly kind: string;
  readonly locator: unknown;
  readonly edits: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

export interface TakenAlong<Locator> {
  readonly locator: Locator;
  /** The subject of the question, and the records taken along: `{{name}}` and `{{others}}` of its texts. */
  readonly name: string;
  readonly others: readonly string[];
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly action: MessageKey;
  readonly isDangerous: boolean;
}

export class GoneRecord extends Error {
  constructor() {
    super('the record is not there any more');
    this.name = 'GoneRecord';
  }
}

/**
 * The labels and texts for the parts of a list's row; for a row without parts, those of the row itself under the
 * field's name.
 */
export type RowWords = Partial<
  Pick<RecordKind<unknown, Record<string, unknown>>, 'words' | 'html' | 'countedFields' | 'shares' | 'fields'>
> &
  Pick<RecordKind<unknown, Record<string, unknown>>, 'label'> & {
    /** Returns further values for the rules of the row's table; the locator may come from a file and hold anything. */
    beside?(locator: unknown): object;
    /** The parts of a row without a field in the form's table; only the call's own schema checks them. */
    readonly others?: readonly string[];
  };

export interface RecordKind<Locator, Values extends object> {
  /** The id is stored in the journal and never changes. */
  readonly id: string;
  /** The locator of the record within its kind; the journal stores it with an undo. */
  readonly locator: z.ZodType<Locator>;
  readonly touches: readonly Endpoint[];
  /** Returns the title of a change of these fields in the journal, possibly by the locator. */
  title(names: readonly (keyof Values & string)[], after: Values & Partial<Locator>): MessageKey;
  label(
    name: keyof Values & string,
    language: Language,
    locator?: Locator,
  ): Message | { readonly text: string };
  /** Returns the texts of a value that does not speak for itself; null shows the value as it is. */
  words?(name: keyof Values & string, value: unknown): readonly MessageKey[] | null;
  /** The fields with rich text. */
  readonly html?: readonly (keyof Values & string)[];
  /** The fields with long lists or tables by id, for which a count is more useful than the values. */
  readonly countedFields?: readonly (keyof Values & string)[];
  readonly shares?: readonly (keyof Values & string)[];
  /** The labels and texts for the rows of a field, by the field's name, when a row has more than a name. */
  readonly rows?: Readonly<Partial<Record<keyof Values & string, RowWords>>>;
  /** The labels and texts for the rows of every field, when ids are the names of the fields. */
  readonly row?: RowWords;
  readonly fields?: Fields<Values>;
  /** Returns the table for one record, when the rules of its fields depend on the record. */
  fieldsAt?(locator: Locator): Fields<Values>;
  /** Checks rules that no single field of the table can express. */
  rules?(after: Values): readonly FieldProblem[];
  /** The fields that a write sends along as they were read; no change edits them. */
  readonly along?: readonly (keyof Values & string)[];
  /** Returns the fields of this record that no call sets; they are neither offered nor imported. */
  fixed?(locator: Locator): readonly (keyof Values & string)[];
  /** Reads the newest state or throws GoneRecord; other fields than `names` only as far as a write needs them. */
  read(ask: Ask, locator: Locator, names: readonly (keyof Values & string)[]): Promise<Values>;
  /** Returns the call that turns the server's state into `after`; `names` are the differing fields. */
  write(locator: Locator, after: Values, names: readonly (keyof Values & string)[]): Write;
  /**
   * For a locator of several things that one call cannot write: the locators of the single things, and the values of
   * each. Each thing is written by a call of its own.
   */
  readonly parts?: {
    locators(locator: Locator): readonly Locator[];
    of(values: Partial<Values>, locator: Locator): Partial<Values>;
  };
  /** Returns the state before the change for the journal, when the call's own input does not contain it. */
  before?(locator: Locator, now: Values, names: readonly (keyof Values & string)[]): unknown;
  /**
   * Returns the locator with what a change takes along by the platform's rules, such as applications that another one
   * needs, and the question that is asked before; null where it takes nothing along.
   */
  takesAlong?(ask: Ask, locator: Locator, after: Partial<Values>): Promise<TakenAlong<Locator> | null>;
  /** The record's states only advance: no call restores an earlier one, so its changes have no way back. */
  readonly lasting?: true;
  /** The message after an undo has made the record again, when that restores less than there was. */
  madeAgain?(locator: Locator): MessageKey | undefined;
  /**
   * Returns the changes of other records that complete one that an undo has made again; each is saved after it, over
   * the newest state.
   */
  completedBy?(ask: Ask, locator: Locator): Promise<readonly RecordEdits[]>;
  /** Returns the locator of a new record whose id only the server's answer contains. */
  locatorAfter?(locator: Locator, answer: unknown): Locator;
}
