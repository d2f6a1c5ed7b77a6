/** A folder whose licences are on the board; while it is watched, every change in it is told. */
import type { FolderProblem, SkippedFiles } from '#shared/bridge/licence/licence.ts';
import type { Candidate } from '../intake.ts';

export interface FolderLook {
  /** What stands in it now. */
  readonly files: readonly Candidate[];
  /** More than the board takes: that many were left out. */
  readonly leftOut: number;
  /** What in it is not read, those left out among it. */
  readonly skipped: SkippedFiles;
  /** Why it can't be looked into at the moment; it is still looked for. */
  readonly problem: FolderProblem | null;
}

export interface WatchedFolder {
  readonly name: string;
  /** Looks once and, from then on, tells of every change. Throws where the folder can't be read. */
  readonly watch: (tell: (look: FolderLook) => void) => Promise<FolderLook>;
  /** Tells no more; its files can still be read. */
  readonly stop: () => void;
  /** Its files are not needed any more. */
  readonly close: () => void;
}
