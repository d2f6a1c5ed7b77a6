/**
 * Explains a file's bytes in a reading worker, with the secret that was given for it, or with those that the user
 * has stored.
 */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { isLockedFile } from '#shared/rules/licence/is-locked-file.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { ClockReading } from './clock.ts';
import type { KeyTexts } from './given/all-keys.ts';
import type { ReadBytes } from './read-bytes.ts';
import type { BudgetReason } from './reader/budget.ts';
import type { ReadAnswer, ReadTask } from './reader/messages.ts';
import type { Reader } from './reader/reader.ts';
import { summarise } from './reader/summary.ts';
import type { LicenceSecrets } from './secrets.ts';

export interface ReadingCircumstances extends ClockReading {
  readonly keys: KeyTexts;
  readonly refuseSamples: boolean;
  readonly mappings: readonly LicenceMapping[];
}

export interface ReadingRequest {
  readonly secret: string | null;
  /** Whether the full reading is wanted, with its modules. */
  readonly whole: boolean;
  /** Number under which the worker keeps the licence for a comparison; null to drop it. */
  readonly hold: number | null;
}

export type Explain = (reader: Reader, file: ReadBytes, wish: ReadingRequest) => Promise<ReadAnswer>;

const encoder = new TextEncoder();

export function explainBy(secrets: LicenceSecrets, circumstances: ReadingCircumstances): Explain {
  return async (reader, file, { secret, whole, hold }) => {
    if (file.unread) return unreadAnswer(file.unread, whole);
    const { name, bytes } = file;
    const task = { do: 'read', ...circumstances, name, bytes, whole, hold } as const;
    const maySearch = secret === null && (await secrets.any());
    // Bytes that may be needed again are copied, others transferred.
    const first = await read(reader, { ...task, secret }, !maySearch);
    if (!maySearch || !isLockedFile(first.summary)) return first;
    for (const known of await secrets.candidates(first.summary)) {
      const next = await read(reader, { ...task, secret: known }, false);
      if (!isLockedFile(next.summary)) return next;
    }
    return first;
  };
}

export function unreadAnswer(reading: LicenceReading, whole: boolean): ReadAnswer {
  return {
    summary: summarise(reading),
    json: whole ? encoder.encode(JSON.stringify(reading)) : null,
  };
}

/** Returns the reason why the budget ended a reader; null for any other error. */
export function budgetReason(error: unknown): BudgetReason | null {
  if (!(error instanceof BridgeError) || error.code !== 'READER_FAILED') return null;
  const { reason } = error.params;
  return reason === 'PROCESSOR' || reason === 'MEMORY' ? reason : null;
}

function read(reader: Reader, task: ReadTask, handOver: boolean): Promise<ReadAnswer> {
  const { buffer } = task.bytes;
  return reader.ask(task, handOver && buffer instanceof ArrayBuffer ? [buffer] : []);
}
