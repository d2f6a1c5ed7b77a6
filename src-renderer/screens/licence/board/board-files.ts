/** The files of the board, and how a watched folder adds, replaces and removes them. */

import { countModules } from '#shared/rules/licence/count-modules.ts';
import type { LicenceReading, LicenceSummary } from '#shared/rules/licence/reading.ts';

export interface BoardFile {
  /** Stable while the row is on the board. */
  readonly key: string;
  /** The shell's handle of the file; null if the file never reached the shell. */
  readonly handle: string | null;
  readonly summary: LicenceSummary;
  /** Identity of a file in a watched folder, which changes with its content; null for other files. */
  readonly folderFile: string | null;
  /** Whether the file came with the first batch, or later from the watched folder. */
  readonly arrival: 'first' | 'new' | 'changed';
  /** The file has left the watched folder; its reading stays. */
  readonly hasLeftFolder: boolean;
}

interface FolderFile {
  /** Identity of the file, which changes with its content. */
  readonly folderFile: string | null;
}

export interface FolderChange<File extends FolderFile> {
  /** Files that are not on the board yet. */
  readonly newFiles: readonly File[];
  /** All rows, with `gone` set or cleared. */
  readonly files: readonly BoardFile[];
  /** Names of files that have left the folder since the last look. */
  readonly removedNames: readonly string[];
}

/** The changes of the board after a look into the folder. */
export function folderChange<File extends FolderFile>(
  known: readonly BoardFile[],
  files: readonly File[],
): FolderChange<File> {
  const present = new Set(files.map(({ folderFile }) => folderFile));
  const knownFiles = new Set(known.map(({ folderFile }) => folderFile));
  const missingPaths: string[] = [];
  const marked = known.map((row) => {
    const isGone = row.folderFile !== null && !present.has(row.folderFile);
    if (isGone === row.hasLeftFolder) return row;
    if (isGone) missingPaths.push(row.summary.name);
    return { ...row, hasLeftFolder: isGone };
  });
  return {
    newFiles: files.filter(({ folderFile }) => !knownFiles.has(folderFile)),
    files: marked,
    removedNames: missingPaths,
  };
}

export interface BoardIntake {
  readonly files: readonly BoardFile[];
  readonly added: readonly BoardFile[];
  /** Handles of duplicates, which the caller has to release. */
  readonly spare: readonly string[];
}

/**
 * Adds the read files to the rows. A file of the folder replaces the row of its name that is gone; a duplicate with the
 * same name and content is not added.
 */
export function addReadFiles(rows: readonly BoardFile[], read: readonly BoardFile[]): BoardIntake {
  const next = [...rows];
  const added: BoardFile[] = [];
  const spare: string[] = [];
  const same = new Map(rows.map((row, index) => [identity(row.summary), index]));
  const goneByName = new Map(
    rows.flatMap((row, index) => (row.hasLeftFolder ? [[row.summary.name, index] as const] : [])),
  );
  for (const row of read) {
    const successor = row.folderFile === null ? undefined : goneByName.get(row.summary.name);
    const twin = same.get(identity(row.summary));
    if (successor !== undefined) {
      const before = next[successor];
      goneByName.delete(row.summary.name);
      const changed = before?.summary.sha256 !== row.summary.sha256;
      const after: BoardFile = {
        ...row,
        key: before?.key ?? row.key,
        arrival: changed ? 'changed' : (before?.arrival ?? row.arrival),
      };
      next[successor] = after;
      if (changed) added.push(after);
      if (before?.handle) spare.push(before.handle);
    } else if (twin !== undefined && row.summary.sha256 !== null) {
      const before = next[twin];
      // The existing row is watched from now on.
      if (before && before.folderFile === null && row.folderFile !== null) {
        next[twin] = { ...before, folderFile: row.folderFile };
      }
      if (row.handle) spare.push(row.handle);
    } else {
      same.set(identity(row.summary), next.length);
      next.push(row);
      added.push(row);
    }
  }
  return { files: next, added, spare };
}

function identity({ name, sha256 }: LicenceSummary): string {
  return `${sha256} ${name}`;
}

/** A reading without its modules, but with their number. */
export function licenceSummaryOf({ licence, ...reading }: LicenceReading): LicenceSummary {
  if (!licence) return { ...reading, licence: null };
  const { modules, ...facts } = licence;
  return { ...reading, licence: { ...facts, ...countModules(modules) } };
}
