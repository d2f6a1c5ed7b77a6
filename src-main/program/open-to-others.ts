/**
 * What of the data folder somebody else could write: where the servers, the settings and the tray come from is as safe as
 * these files are (as `StrictModes` of ssh has it). Asked by owner and mode; Windows keeps a user's folders by its own lists.
 */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** What decides something: from the folder itself on. */
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

/** The paths, as they are called in the folder; the folder itself by its own path. */
export async function openToOthers(folder: string, platform = process.platform): Promise<readonly string[]> {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (platform === 'win32' || uid === undefined) return [];
  const found = await Promise.all(
    guarded.map(async (name) => {
      const there = await lstat(join(folder, name)).catch(() => null);
      if (!there) return [];
      const isOthers = there.uid !== uid && there.uid !== 0;
      const isShared = !there.isSymbolicLink() && (there.mode & othersWrite) !== 0;
      // A group of one’s own is how many systems set a user up.
      const isGroups = !there.isSymbolicLink() && (there.mode & groupWrites) !== 0 && there.gid !== gid;
      return isOthers || isShared || isGroups ? [name === '' ? folder : name] : [];
    }),
  );
  return found.flat();
}
