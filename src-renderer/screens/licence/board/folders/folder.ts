/** A folder whose licences are on the board; while it is watched, it reports every change. */
import type { FolderProblem, SkippedFiles } from '#shared/bridge/licence/licence.ts';
import type { FileCandidate } from '../intake.ts';

export interface FolderLook {
  /** Licence files that are in the folder now. */
  readonly files: readonly FileCandidate[];
  /** Number of files beyond the board's limit. */
  readonly leftOut: number;
  /** Files that are not read, those beyond the limit included. */
  readonly skipped: SkippedFiles;
  /** The reason why the folder cannot be read at the moment; it is still being watched. */
  readonly problem: FolderProblem | null;
}

export interface WatchedFolder {
  readonly name: string;
  /** Reads the folder once, and calls `tell` after every change. Rejects if the folder cannot be read. */
  readonly watch: (tell: (look: FolderLook) => void) => Promise<FolderLook>;
  /** Stops watching; the files stay readable. */
  readonly stop: () => void;
  /** Releases the folder's files. */
  readonly close: () => void;
}
