/**
 * Finds paths in the data folder that another user could write: servers, settings and tray are only as safe as
 * these files are (compare `StrictModes` of ssh). Checks owner and mode; Windows protects a user's folders by its
 * own lists.
 */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths that decide something, relative to the folder; '' is the folder itself. */
const guarded = [
  '',
  'settings.json',
  'servers.json',
  'choices.json',
  'installation-key.json',
  'jobs',
  'jobs/jobs.json',
  'changes',
  'changes/changes.db',
  'journal',
  'journal/journal.db',
  'sandbox',
  'sandbox/platform.db',
];
const [groupWrites, othersWrite] = [0o020, 0o002];

/** Returns paths relative to the folder; the folder itself by its absolute path. */
export async function writableByOthers(
  folder: string,
  platform = process.platform,
): Promise<readonly string[]> {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (platform === 'win32' || uid === undefined) return [];
  const found = await Promise.all(
    guarded.map(async (name) => {
      const there = await lstat(join(folder, name)).catch(() => null);
      if (!there) return [];
      const isOthers = there.uid !== uid && there.uid !== 0;
      const isShared =
        /* wall: data-folder-shared */ !there.isSymbolicLink() && (there.mode & othersWrite) !== 0;
      // Many systems give each user a group of their own, which counts as private.
      const isGroups = !there.isSymbolicLink() && (there.mode & groupWrites) !== 0 && there.gid !== gid;
      return isOthers || isShared || isGroups ? [name === '' ? folder : name] : [];
    }),
  );
  return found.flat();
}
