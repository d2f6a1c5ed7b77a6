import type { RecordSaveOutcome } from '#data/records/save-record.ts';
import type { ThemeScope } from '#shared/rules/themes/theme-locator.ts';

/** The destination of an import; each theme has its own terminal. */
export type ImportDestination = Omit<ThemeScope, 'terminal'>;

/** Facts of a theme's earlier attempts, so that a retry does not create a second theme. */
export interface Attempts {
  /** The same File object for every attempt: the change door recognises it. */
  file: File | null;
  /** Ids of the themes of this name before the first attempt; null before it. */
  idsBefore: ReadonlySet<string> | null;
}

export interface ImportTools {
  readonly signal: AbortSignal;
  /** Progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** `same`: the server had all of it already, and nothing was sent. `collected`: the change waits in the tray. */
export type ImportOutcome = 'made' | 'replaced' | 'same' | 'collected' | 'kept';

const onServer: ReadonlySet<ImportOutcome> = new Set(['made', 'replaced', 'same']);

/** Whether the server has the imported theme by now. */
export const hasArrived = (outcome: ImportOutcome): boolean => onServer.has(outcome);

/** The result of merging a theme into a stored one. */
export const importOutcomeOf = (saved: RecordSaveOutcome): ImportOutcome =>
  saved === 'saved' ? 'replaced' : saved;
