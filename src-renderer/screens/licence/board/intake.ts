/** Reading many files: each is handed to the shell, a share of them is read at once, and rows appear as they are known. */

import { bridge } from '#data/bridge.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { BoardFile } from './board-files.ts';
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
  const { signal, arrival, onProgress, onFiles } = tools;
  for (let start = 0; start < candidates.length; start += share) {
    const opened = await openAll(candidates.slice(start, start + share), signal);
    const row = ({ candidate, handle }: Opened, summary: LicenceSummary): BoardFile => ({
      key: crypto.randomUUID(),
      handle,
      summary,
      folderFile: candidate.folderFile,
      arrival,
      gone: false,
    });
    const refused = opened.filter(({ handle }) => handle === null);
    if (refused.length > 0) {
      onFiles(refused.map((one) => row(one, unreadSummary(one.candidate, one.refusal))));
      onProgress(start + refused.length);
    }
    const readable = opened.flatMap((one) => (one.handle === null ? [] : [{ ...one, handle: one.handle }]));
    const told = new Set<number>();
    const tell = (read: readonly SurveyedFile[]) => {
      const rows = read.flatMap(({ file, summary }) => {
        const one = readable[file];
        return one && !told.has(file) ? [row(one, summary)] : [];
      });
      for (const { file } of read) told.add(file);
      if (rows.length > 0) onFiles(rows);
      onProgress(start + refused.length + told.size);
    };
    try {
      await survey(
        readable.map(({ handle }) => handle),
        { signal, onRead: tell },
      );
    } finally {
      // Those that a cancel or a failure left unread have no row that would give them back.
      const left = readable.filter(
        ({ candidate }, place) => !told.has(place) && candidate.folderFile === null,
      );
      releaseHandles(left.map(({ handle }) => handle));
    }
  }
}

export interface SurveyedFile {
  readonly file: number;
  readonly summary: LicenceSummary;
}

interface SurveyTools {
  readonly signal: AbortSignal;
  /** Those that were read since the last time, by their place among `files`; each is told once. */
  readonly onRead: (read: readonly SurveyedFile[]) => void;
  /** They were read before and are on view: the history does not note them once more. */
  readonly again?: boolean;
}

/** Reads files that the shell has; rejects with CANCELLED after what was read has been told. */
export async function survey(files: string[], { signal, onRead, again = false }: SurveyTools): Promise<void> {
  if (files.length === 0) return;
  const told = new Set<number>();
  const tell = (read: readonly SurveyedFile[]) => {
    const fresh = read.filter(({ file }) => !told.has(file));
    for (const { file } of fresh) told.add(file);
    if (fresh.length > 0) onRead(fresh);
  };
  const { summaries } = await bridge.licence.survey(
    { files, ...(again ? { again } : {}) },
    { signal, onProgress: ({ read }) => tell(read) },
  );
  tell(summaries.map((summary, file) => ({ file, summary })));
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

/** Handles that one call may give back. */
const releaseLimit = 1000;

export function releaseHandles(handles: readonly string[]): void {
  for (let start = 0; start < handles.length; start += releaseLimit) {
    const ids = handles.slice(start, start + releaseLimit);
    // What is not given back is swept by the shell.
    void bridge.files.release({ ids }).catch(() => undefined);
  }
}
