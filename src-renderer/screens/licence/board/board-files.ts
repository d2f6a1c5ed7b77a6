/** The files on the board: what was read of each file, and how a watched folder's files come, change and go. */

import { countModules } from '#shared/rules/licence/count-modules.ts';
import type { LicenceReading, LicenceSummary } from '#shared/rules/licence/reading.ts';

export interface BoardFile {
  /** Stays the same for as long as the row is on the board. */
  readonly key: string;
  /** The shell's handle of the file; null: it never came that far. */
  readonly handle: string | null;
  readonly summary: LicenceSummary;
  /** In a watched folder: what the file is told from others and from its older self by; otherwise null. */
  readonly folderFile: string | null;
  /** How it came: with the others, or later, while the folder was being watched. */
  readonly arrival: 'first' | 'new' | 'changed';
  /** It stood in the watched folder and no longer does; what was read of it stays. */
  readonly gone: boolean;
}

/** A file in a watched folder. */
interface FolderFile {
  /** Another one as soon as the content is another one. */
  readonly folderFile: string | null;
}

export interface FolderChange<File extends FolderFile> {
  /** Not on the board yet. */
  readonly arrived: readonly File[];
  /** All, with what went marked and what came back unmarked. */
  readonly files: readonly BoardFile[];
  /** Names of those that are gone since the last look. */
  readonly gone: readonly string[];
}

/** What a look into the folder changes on the board. */
export function folderChange<File extends FolderFile>(
  known: readonly BoardFile[],
  files: readonly File[],
): FolderChange<File> {
  const present = new Set(files.map(({ folderFile }) => folderFile));
  const taken = new Set(known.map(({ folderFile }) => folderFile));
  const gone: string[] = [];
  const marked = known.map((row) => {
    const isGone = row.folderFile !== null && !present.has(row.folderFile);
    if (isGone === row.gone) return row;
    if (isGone) gone.push(row.summary.name);
    return { ...row, gone: isGone };
  });
  return { arrived: files.filter(({ folderFile }) => !taken.has(folderFile)), files: marked, gone };
}

export interface Placed {
  readonly files: readonly BoardFile[];
  readonly added: readonly BoardFile[];
  /** Handles of rows that were not taken: the same file is on the board already. */
  readonly spare: readonly string[];
}

/**
 * Rows with what was read added at the end. A file of the folder whose name had a row that is gone takes that
 * row's place; the same content under the same name is not taken twice.
 */
export function placeFiles(rows: readonly BoardFile[], read: readonly BoardFile[]): Placed {
  const next = [...rows];
  const added: BoardFile[] = [];
  const spare: string[] = [];
  const same = new Map(rows.map((row, index) => [identity(row.summary), index]));
  const goneByName = new Map(
    rows.flatMap((row, index) => (row.gone ? [[row.summary.name, index] as const] : [])),
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
      // It is watched from now on, though it was there already.
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

/** A reading as the board keeps it: without the modules, but with their number. */
export function summaryOf({ licence, ...reading }: LicenceReading): LicenceSummary {
  if (!licence) return { ...reading, licence: null };
  const { modules, ...facts } = licence;
  return { ...reading, licence: { ...facts, ...countModules(modules) } };
}
