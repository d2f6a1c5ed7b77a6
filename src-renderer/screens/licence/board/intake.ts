/** Reads many files: hands them to the shell, reads them in batches, and reports rows as they are done. */

import { bridge } from '#data/bridge.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import type { BoardFile } from './board-files.ts';

/** A chosen or dropped file, or one of a folder. */
export interface FileCandidate {
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly folderFile: string | null;
  /** Resolves to the shell's handle. Rejects with BridgeError. */
  readonly open: (signal: AbortSignal) => Promise<string>;
}

interface IntakeTools {
  readonly signal: AbortSignal;
  readonly arrival: BoardFile['arrival'];
  /** Called with the number of files that have been read. */
  readonly onProgress: (done: number) => void;
  readonly onFiles: (rows: readonly BoardFile[]) => void;
}

/** Files of one reading call, and files that are handed over in parallel. */
const share = 50;
const atOnce = 6;

/** Rejects with CANCELLED after a cancellation; earlier rows have been reported by then. */
export async function readAll(candidates: readonly FileCandidate[], tools: IntakeTools): Promise<void> {
  const { signal, arrival, onProgress, onFiles } = tools;
  for (let start = 0; start < candidates.length; start += share) {
    const opened = await openAll(candidates.slice(start, start + share), signal);
    const row = ({ candidate, handle }: Opened, summary: LicenceSummary): BoardFile => ({
      key: crypto.randomUUID(),
      handle,
      summary,
      folderFile: candidate.folderFile,
      arrival,
      hasLeftFolder: false,
    });
    const refused = opened.filter(({ handle }) => handle === null);
    if (refused.length > 0) {
      onFiles(refused.map((one) => row(one, unreadSummary(one.candidate, one.refusal))));
      onProgress(start + refused.length);
    }
    const readable = opened.flatMap((one) => (one.handle === null ? [] : [{ ...one, handle: one.handle }]));
    const reportedFiles = new Set<number>();
    const tell = (read: readonly SurveyedFile[]) => {
      const rows = read.flatMap(({ file, summary }) => {
        const one = readable[file];
        return one && !reportedFiles.has(file) ? [row(one, summary)] : [];
      });
      for (const { file } of read) reportedFiles.add(file);
      if (rows.length > 0) onFiles(rows);
      onProgress(start + refused.length + reportedFiles.size);
    };
    try {
      await surveyShellFiles(
        readable.map(({ handle }) => handle),
        { signal, onRead: tell },
      );
    } finally {
      // Handles of files that a cancellation or failure left unread have no row that would release them.
      const left = readable.filter(
        ({ candidate }, index) => !reportedFiles.has(index) && candidate.folderFile === null,
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
  /** Called with the files that were read since the last call, by their index in `files`. */
  readonly onRead: (read: readonly SurveyedFile[]) => void;
  /** The files have been read before: the history does not record them again. */
  readonly isRepeated?: boolean;
}

/** Reads files of the shell; rejects with CANCELLED after the finished ones have been reported. */
export async function surveyShellFiles(
  files: string[],
  { signal, onRead, isRepeated = false }: SurveyTools,
): Promise<void> {
  if (files.length === 0) return;
  const reportedFiles = new Set<number>();
  const tell = (read: readonly SurveyedFile[]) => {
    const fresh = read.filter(({ file }) => !reportedFiles.has(file));
    for (const { file } of fresh) reportedFiles.add(file);
    if (fresh.length > 0) onRead(fresh);
  };
  const { summaries } = await bridge.licence.survey(
    { files, ...(isRepeated ? { again: isRepeated } : {}) },
    { signal, onProgress: ({ read }) => tell(read) },
  );
  tell(summaries.map((summary, file) => ({ file, summary })));
}

interface Opened {
  readonly candidate: FileCandidate;
  readonly handle: string | null;
  /** The reason why there is no handle. */
  readonly refusal: BridgeError | null;
}

async function openAll(part: readonly FileCandidate[], signal: AbortSignal): Promise<Opened[]> {
  const opened = new Array<Opened>(part.length);
  const queue = part.entries();
  const worker = async () => {
    for (const [index, candidate] of queue) opened[index] = await openOne(candidate, signal);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return opened;
}

async function openOne(candidate: FileCandidate, signal: AbortSignal): Promise<Opened> {
  try {
    return { candidate, handle: await candidate.open(signal), refusal: null };
  } catch (error) {
    // An error of one file belongs to its row; an error of the shell ends the work.
    if (!(error instanceof BridgeError) || !fileRefusals.has(error.code)) throw error;
    return { candidate, handle: null, refusal: error };
  }
}

const fileRefusals: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'FILE_UNREADABLE', 'FILE_UNKNOWN']);

/** Handles of one release call at most. */
const releaseLimit = 1000;

export function releaseHandles(handles: readonly string[]): void {
  for (let start = 0; start < handles.length; start += releaseLimit) {
    const ids = handles.slice(start, start + releaseLimit);
    // The shell sweeps handles that are not released.
    void bridge.files.release({ ids }).catch(() => undefined);
  }
}

/** The row of a file that never reached the shell: the browser could not read it, or it is too large. */
function unreadSummary(
  { name, size }: { readonly name: string; readonly size: number },
  refusal: BridgeError | null,
): LicenceSummary {
  const tooLarge = refusal?.code === 'FILE_TOO_LARGE';
  const state = tooLarge ? 'TOO_LARGE' : 'UNREADABLE';
  const reason = refusal?.params.reason ?? 'IO';
  return {
    name,
    size,
    sha256: null,
    sm3: null,
    format: null,
    state,
    readable: false,
    verified: false,
    findings: [{ state, params: tooLarge ? { size, limit: fileSizeLimit } : { reason } }],
    signature: null,
    encryption: null,
    licence: null,
    daysRemaining: null,
  };
}
