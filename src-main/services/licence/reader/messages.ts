/**
 * Messages between the main thread and the reading worker. Readings are sent as JSON in UTF-8, whose bytes are
 * transferred, not copied: of a licence of 60,000 modules the main thread sees only a length.
 */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { KeyTexts } from '../given/all-keys.ts';

export interface ReadTask {
  readonly do: 'read';
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly highestTime: number | null;
  readonly secret: string | null;
  readonly keys: KeyTexts;
  readonly refuseSamples: boolean;
  readonly mappings: readonly LicenceMapping[];
  /** Whether the full reading is wanted, with its modules, beside its summary. */
  readonly whole: boolean;
  /** Number under which the licence is kept for a comparison; null to drop it. */
  readonly hold: number | null;
}

/** Compares two kept licences: for a screen, or only the facts for a step of a family. */
export interface CompareTask {
  readonly do: 'compare';
  readonly as: 'view' | 'step';
  readonly before: number;
  readonly after: number;
}

export interface ClearTask {
  readonly do: 'clear';
}

export type ReaderTask = ReadTask | CompareTask | ClearTask;

export interface ReadAnswer {
  readonly summary: LicenceSummary;
  /** A LicenceReading as JSON, where it was requested. */
  readonly json: Uint8Array | null;
}

/** A ComparisonView or a step of a family as JSON; null where one of the two is unreadable. */
export type CompareAnswer = Uint8Array | null;
export type ReaderAnswer = ReadAnswer | CompareAnswer;
export type AnswerTo<T extends ReaderTask> = T extends ReadTask ? ReadAnswer : CompareAnswer;

export interface Request {
  readonly id: number;
  readonly task: ReaderTask;
}

/** `failed` reports a fault of the reader itself, which no file may cause. */
export type Reply =
  /** The code is loaded: from now on the budget is the file's. */
  | { readonly ready: true }
  | { readonly id: number; readonly answer: ReaderAnswer }
  | { readonly id: number; readonly failed: string };
