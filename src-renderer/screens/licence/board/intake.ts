/** Reading many files: each is handed to the shell, a share of them is read at once, and rows appear as they are known. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceSummary } from '#shared/bridge/licence.ts';
import { bridge } from '../../../data/bridge.ts';
import type { BoardFile } from './boardFiles.ts';
import { unreadSummary } from './unread.ts';

/** A file that was chosen, dropped or found in a folder. */
export interface Candidate {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly folderFile: string | null;
  /** Answers the shell's handle. Throws BridgeError. */
  readonly open: (signal: AbortSignal) => Promise<string>;
}

interface IntakeTools {
  readonly signal: AbortSignal;
  readonly arrival: BoardFile['arrival'];
  /** Files that are read, of all. */
  readonly onProgress: (done: number) => void;
  readonly onFiles: (rows: readonly BoardFile[]) => void;
}

/** Files that are read by one call, and that are handed over at the same time. */
const share = 50;
const atOnce = 6;

/** Rejects with CANCELLED where the user stops it; what was read until then has been told. */
export async function readAll(candidates: readonly Candidate[], tools: IntakeTools): Promise<void> {
  for (let start = 0; start < candidates.length; start += share) {
    const part = candidates.slice(start, start + share);
    const opened = await openAll(part, tools.signal);
    const summaries = await survey(
      opened.flatMap(({ handle }) => (handle === null ? [] : [handle])),
      tools.signal,
      (done) => tools.onProgress(start + done),
    );
    const read = summaries.values();
    tools.onFiles(
      opened.map(({ candidate, handle, refusal }) => ({
        key: crypto.randomUUID(),
        handle,
        summary:
          handle === null
            ? unreadSummary(candidate, refusal)
            : (read.next().value ?? unreadSummary(candidate, null)),
        folderFile: candidate.folderFile,
        arrival: tools.arrival,
        gone: false,
      })),
    );
    tools.onProgress(Math.min(start + share, candidates.length));
  }
}

interface Opened {
  readonly candidate: Candidate;
  readonly handle: string | null;
  /** Why there is no handle. */
  readonly refusal: BridgeError | null;
}

async function openAll(part: readonly Candidate[], signal: AbortSignal): Promise<Opened[]> {
  const opened = new Array<Opened>(part.length);
  const queue = part.entries();
  const worker = async () => {
    for (const [index, candidate] of queue) opened[index] = await openOne(candidate, signal);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return opened;
}

async function openOne(candidate: Candidate, signal: AbortSignal): Promise<Opened> {
  try {
    return { candidate, handle: await candidate.open(signal), refusal: null };
  } catch (error) {
    // What is wrong with one file is said in its row; what is wrong with the shell ends the work.
    if (!(error instanceof BridgeError) || !fileRefusals.has(error.code)) throw error;
    return { candidate, handle: null, refusal: error };
  }
}

const fileRefusals: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'FILE_UNREADABLE', 'FILE_UNKNOWN']);

async function survey(
  files: string[],
  signal: AbortSignal,
  onDone: (done: number) => void,
): Promise<readonly LicenceSummary[]> {
  if (files.length === 0) return [];
  const { summaries } = await bridge.licence.survey(
    { files },
    { signal, onProgress: ({ done }) => onDone(done) },
  );
  return summaries;
}
