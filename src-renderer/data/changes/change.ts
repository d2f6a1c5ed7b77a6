/** A change: one write that the user makes. Every write goes through the change door. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Edit } from '#shared/kit/merge.ts';
import type { MessageKey } from '#shared/text/index.ts';

export interface Change<E extends Endpoint = Endpoint> {
  /** The user's action in words, for the journal and beside Undo. */
  readonly title: MessageKey;
  readonly endpoint: E;
  readonly input: Input<E>;
  /** The state before, for the journal; null where there was none. */
  readonly before: unknown;
  /** Reads whose answers the change alters. */
  readonly touches?: readonly Endpoint[];
  /** The toast after success; null for none. Default: "Operation successful". */
  readonly success?: MessageKey | null;
  /**
   * `toast` (default): a failure shows the server's message. `silent`: no toast, the control returns to its stored
   * value and the screen shows a quiet notice (where the specification says so). `here`: the screen itself shows a
   * refusal; an unknown result is still shown as for any change.
   */
  readonly failure?: 'toast' | 'silent' | 'here';
  /** The journal's entry that this change takes back. */
  readonly undoes?: number;
  /** The way back, where one exists: only the change's own fields, over the newest state (`data/records`). */
  readonly restores?: RecordUndo | undefined;
  /** The way back, where it depends on the answer or on a read after it. */
  restoresAfter?(output: Output<E>): RecordUndo | undefined | Promise<RecordUndo | undefined>;
  /** Throws when the record's form would refuse the result; then nothing is sent. */
  readonly check?: () => void | Promise<void>;
  /** The change may wait in the tray: `restores` inverts all that it does, and no caller needs its answer. */
  readonly collects?: boolean;
  /** Ways back of several records that one call writes; each may wait in the tray by itself. */
  readonly collectsEach?: readonly RecordUndo[];
  /** Effects per record of a decision without a way back, by which it waits in the tray for approval. */
  readonly decides?: readonly RecordUndo[];
  /** The change's effect for the lock-out guard, where the way back does not show it. */
  readonly does?: RecordUndo;
  /**
   * The call confirms what another change has just stored, and alters nothing: once done it is no entry of the journal.
   */
  readonly confirms?: true;
  /** The change creates an object with a new id, which nothing refers to yet. */
  readonly fresh?: true;
  /**
   * Reads whether the server holds the change, after its answer was lost. Without one the records of `restores`,
   * `collectsEach`, `decides` or `does` are read.
   */
  readonly readBack?: () => Promise<ReadBack>;
  /** No read can tell whether the change was made, as of a letter that was sent. */
  readonly leavesNoTrace?: true;
  /**
   * After success, the fields whose former value the page has read again since the moment (milliseconds since 1970):
   * the server answered that it is done, and holds what it held before. Sends no request; null where nothing is known.
   */
  readonly unchangedSince?: (time: number) => Promise<readonly HeldField[] | null>;
}

/** The changed fields of one record: of a change, or of its way back. */
export interface RecordUndo {
  readonly kind: string;
  readonly place: unknown;
  readonly edits: Readonly<Record<string, Edit>>;
}

/** The server's state after a lost answer. */
export interface ReadBack {
  /** The server holds every wanted value. */
  readonly isApplied: boolean;
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
      /** Id in the journal; null when the journal could not be written. */
      readonly entry: number | null;
      /** The mark of the server that received the change. */
      readonly mark: string;
      /** Set when the answer was lost or a failure, and a read proved that the change was made. */
      readonly readBack: ReadBack | null;
      /** The failure answered before `readBack`; null when the server answered none. */
      readonly failed: Error | null;
      readonly restores: RecordUndo | undefined;
    }
  /** The server answered that the change is done, but holds the former values of these fields. */
  | { readonly result: 'notHeld'; readonly change: Change; readonly fields: readonly HeldField[] }
  | { readonly result: 'collected'; readonly change: Change }
  | { readonly result: 'failed'; readonly change: Change; readonly error: Error }
  /** The answer was lost, and a read did not settle the result; `readBack` is null when the read failed. */
  | {
      readonly result: 'unknown';
      readonly change: Change;
      readonly error: Error;
      readonly readBack: ReadBack | null;
      readonly mark: string;
    };

export type ChangeOutput<E extends Endpoint> = Output<E>;

/** Failures of changes that a form displays beside its fields, so that no toast repeats their words. */
const shown = new WeakSet<Error>();

export function markShown(error: Error): void {
  shown.add(error);
}

export const isShownFailure = (error: Error): boolean => shown.has(error);
