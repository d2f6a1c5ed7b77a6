/** What a change is: one write the user makes (design: "every write goes through one door"). */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Edit } from '#shared/kit/merge.ts';
import type { MessageKey } from '#shared/text/index.ts';

export interface Change<E extends Endpoint = Endpoint> {
  /** What the user did, in words: shown in the journal and beside Undo. */
  readonly title: MessageKey;
  readonly endpoint: E;
  readonly input: Input<E>;
  /** The state before, for the journal; null where there was none. */
  readonly before: unknown;
  /** Reads that show something else now. */
  readonly touches?: readonly Endpoint[];
  /** The toast after success; null for none. Default: "Operation successful". */
  readonly success?: MessageKey | null;
  /**
   * `toast` (default): a failure shows the server's message. `silent`: no toast, the control returns to its
   * stored value and the screen shows a quiet notice (where the specification says so). `here`: the screen says a
   * refusal itself; what is not known is still said as of any change.
   */
  readonly failure?: 'toast' | 'silent' | 'here';
  /** The journal's entry that this change takes back. */
  readonly undoes?: number;
  /** The way back, where there is one: of its own fields, over the newest state (`data/records`). */
  readonly restores?: RecordUndo | undefined;
  /** The same, where only the answer says what the change has made, or what was made is read after it. */
  restoresAfter?(output: Output<E>): RecordUndo | undefined | Promise<RecordUndo | undefined>;
  /** Throws where its record's form would not take what it makes of it: nothing is sent then. */
  readonly check?: () => void | Promise<void>;
  /** It may wait in the tray: what `restores` turns back is all that it does, and nobody waits for its answer. */
  readonly collects?: boolean;
  /** The way back of each record of several that one call writes: each may wait in the tray by itself. */
  readonly collectsEach?: readonly RecordUndo[];
  /**
   * What it does, record by record, of a decision that nothing takes back: where somebody approves changes it can wait in
   * the tray by that.
   */
  readonly decides?: readonly RecordUndo[];
  /** What it does, where its way back does not tell it: for the lock-out guard. */
  readonly does?: RecordUndo;
  /** What it makes has an id that was given just now: nothing names it yet. */
  readonly fresh?: true;
  /** Looks what the server holds, where the answer was lost. */
  readonly readBack?: () => Promise<ReadBack>;
}

/** A change of a record, or its way back: its fields only. */
export interface RecordUndo {
  /** Id of the record's kind. */
  readonly kind: string;
  readonly place: unknown;
  readonly edits: Readonly<Record<string, Edit>>;
}

/** What the server was found to hold. */
export interface ReadBack {
  /** All that was wanted is there. */
  readonly held: boolean;
  readonly fields: readonly HeldField[];
}

export interface HeldField {
  readonly label: string;
  readonly value: string;
}

export type ChangeOutcome =
  | {
      readonly result: 'done';
      readonly change: Change;
      readonly output: unknown;
      /** Its id in the journal; null where the journal could not be written. */
      readonly entry: number | null;
      /** The mark of the server that it was made on. */
      readonly meant: string;
      /** The answer was lost or was a failure: that it is done was read from the server. */
      readonly found: ReadBack | null;
      /** That failure; null: none was answered. */
      readonly failed: Error | null;
      readonly restores: RecordUndo | undefined;
    }
  /** It waits in the tray. */
  | { readonly result: 'collected'; readonly change: Change }
  | { readonly result: 'failed'; readonly change: Change; readonly error: Error }
  /** The answer was lost, and what was found does not tell; `found`: null where nothing could be read. */
  | {
      readonly result: 'unknown';
      readonly change: Change;
      readonly error: Error;
      readonly found: ReadBack | null;
      readonly meant: string;
    };

export type ChangeOutput<E extends Endpoint> = Output<E>;
