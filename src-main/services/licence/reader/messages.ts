/**
 * What crosses between the main thread and the reading worker. Readings cross as JSON in UTF-8, whose bytes are
 * handed over, not copied: of a licence of 60,000 modules the main thread sees nothing but a length.
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
  /** Whether the reading itself is wanted, with its modules, beside its summary. */
  readonly whole: boolean;
  /** Keeps the licence under this number, for a comparison. */
  readonly hold: number | null;
}

/** Compares two licences that are held: as a screen draws it, or only what a step of a family is told by. */
export interface CompareTask {
  readonly do: 'compare';
  readonly as: 'view' | 'step';
  readonly before: number;
  readonly after: number;
}

/** Lets go of everything that is held. */
export interface ClearTask {
  readonly do: 'clear';
}

export type Task = ReadTask | CompareTask | ClearTask;

export interface ReadAnswer {
  readonly summary: LicenceSummary;
  /** A LicenceReading as JSON, where it was asked for. */
  readonly json: Uint8Array | null;
}

/** A ComparisonView or a step of a family as JSON; null where one of the two is not readable. */
export type CompareAnswer = Uint8Array | null;
export type Answer = ReadAnswer | CompareAnswer;
export type AnswerTo<T extends Task> = T extends ReadTask ? ReadAnswer : CompareAnswer;

export interface Request {
  readonly id: number;
  readonly task: Task;
}

/** `failed` is a mistake of ours inside the reader: no file may cause one. */
export type Reply =
  /** The program is loaded: what is used from now on is the file's. */
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: string };
