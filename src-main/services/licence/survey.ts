/**
 * Reads many files, one by one in the worker while the next are loaded from the disk. A failure of one file does
 * not stop the others: neither its removal, nor a reader that dies of it.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceReading, LicenceSummary } from '#shared/rules/licence/reading.ts';
import { budgetReason, type Explain, unreadAnswer } from './explain.ts';
import { failedReading, type ReadBytes, type ReadLicenceFile, readBytesOfMany } from './read-bytes.ts';
import { fileBudget, tooComplex } from './reader/budget.ts';
import type { ReadAnswer } from './reader/messages.ts';
import type { ReaderPool } from './reader/pool.ts';
import type { Reader } from './reader/reader.ts';

/** Files in progress at a time; each of at most 16 MiB. */
const ahead = 4;
/** Milliseconds between reports. */
const reportEvery = 50;

export interface SurveyContext {
  readonly signal: AbortSignal;
  readonly progress: (report: { done: number; total: number }) => void;
}

/** A file's index among the requested ones, and its summary. */
export interface ReadFileOf {
  readonly file: number;
  readonly summary: LicenceSummary;
}

interface TellingContext {
  readonly signal: AbortSignal;
  /** `read`: files read since the last report. */
  readonly progress: (report: { done: number; total: number; read: ReadFileOf[] }) => void;
}

export interface SurveyParts {
  readonly read: ReadLicenceFile;
  readonly pool: ReaderPool;
  readonly explain: Explain;
}

/**
 * Returns summaries in the order of `ids`; each is also reported when it is known, so that it survives an early
 * end.
 */
export async function surveyLicences(
  ids: readonly string[],
  { read, pool, explain }: SurveyParts,
  { signal, progress }: TellingContext,
): Promise<LicenceSummary[]> {
  const answers: (ReadAnswer | undefined)[] = ids.map(() => undefined);
  const again: number[] = [];
  const teller = createTeller(ids.length, progress);
  const finish = (index: number, answer: ReadAnswer): void => {
    answers[index] = answer;
    teller.add({ file: index, summary: answer.summary });
  };
  const readOne = async (index: number, reader: Reader): Promise<void> => {
    const file = await readBytesOfMany(read, ids[index] ?? '');
    stopIfCancelled(signal);
    finish(index, await explain(reader, file, { secret: null, whole: false, hold: null }));
  };

  try {
    await pool.use(signal, (reader) =>
      inGroups(ids.length, ahead, async (index) => {
        stopIfCancelled(signal);
        await readOne(index, reader).catch((error: unknown) => {
          if (!isReaderGone(error) || signal.aborted) throw error;
          again.push(index);
        });
      }),
    );
    // Files that were in the reader when it died are read again one by one, so that only the fatal one is lost.
    for (const index of again.sort((a, b) => a - b)) {
      await pool
        .use(signal, (reader) => readOne(index, reader))
        .catch(async (error: unknown) => {
          if (!isReaderGone(error)) throw error;
          const file = await readBytesOfMany(read, ids[index] ?? '');
          finish(index, unreadAnswer(stoppedReading(file, error), false));
        });
    }
  } finally {
    teller.flush();
  }
  return answers.map((answer, index) => {
    if (!answer) throw new Error(`file ${index} of the survey got no answer`);
    return answer.summary;
  });
}

/** Reports at intervals, and the rest when the work ends, however it ends. */
function createTeller(total: number, progress: TellingContext['progress']) {
  let [done, lastReport] = [0, 0];
  let read: ReadFileOf[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (read.length === 0) return;
    lastReport = Date.now();
    progress({ done, total, read });
    read = [];
  };
  return {
    flush,
    add(file: ReadFileOf): void {
      read.push(file);
      done += 1;
      const wait = lastReport + reportEvery - Date.now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
  };
}

export function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new BridgeError('CANCELLED', 'the call was cancelled');
}

async function inGroups(count: number, most: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, count) }, lane));
}

function isReaderGone(error: unknown): boolean {
  return error instanceof BridgeError && error.code === 'READER_FAILED';
}

function stoppedReading(file: ReadBytes, error: unknown): LicenceReading {
  if (file.unread) return file.unread;
  const reason = budgetReason(error);
  return reason === null
    ? failedReading(file.name, 'READER')
    : tooComplex(file.name, file.bytes.byteLength, reason, fileBudget.seconds);
}
