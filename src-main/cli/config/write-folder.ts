/** Only files that Steward has written are written over or removed, and nothing is written through a link. */
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FolderFiles } from '../../formats/configuration/folder.ts';
import type { FoundFolder } from '../../services/configuration-folder/read-folder.ts';
import { writeAtomic } from '../../services/durable/atomic-file.ts';
import { NotWrittenError, toNotWrittenError } from '../failure/not-written-error.ts';

export interface WrittenFiles {
  readonly written: number;
  readonly removed: number;
}

/**
 * Writes and removes files until the folder is like `files`; files with the same content are not touched. Rejects with
 * NotWrittenError, and before anything is written where a foreign file has one of the names.
 */
export async function writeFolder(
  folder: string,
  { files: before, foreign }: FoundFolder,
  files: FolderFiles,
): Promise<WrittenFiles> {
  const foreignPath = [...files.keys()].find((path) => foreign.has(path));
  if (/* wall: folder-foreign-file */ foreignPath !== undefined)
    throw new NotWrittenError('cli.problem.outExists', join(folder, foreignPath));
  let written = 0;
  let removed = 0;
  try {
    for (const [path, text] of files) {
      const bytes = Buffer.from(text);
      if (before.has(path) && bytes.equals(before.get(path) ?? bytes)) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeAtomic(join(folder, path), bytes, { mode: 0o666, isNew: !before.has(path) });
      written += 1;
    }
    for (const path of before.keys()) {
      if (files.has(path)) continue;
      await rm(join(folder, path));
      removed += 1;
      // An empty folder goes with its last file.
      await rmdir(join(folder, dirname(path))).catch(() => undefined);
    }
  } catch (error) {
    throw toNotWrittenError(folder, error);
  }
  return { written, removed };
}
