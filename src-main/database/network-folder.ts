/**
 * Finds out whether a file is on another computer's disk. SQLite's write-ahead log needs memory that processes share,
 * which no network file system offers (https://www.sqlite.org/wal.html, "does not work over a network filesystem").
 */
import { statfsSync } from 'node:fs';

/** Linux's numbers of file systems (statfs(2)): NFS, SMB, CIFS, SMB2, AFS, Ceph, 9P. */
const networkTypes: ReadonlySet<number> = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x5346414f, 0x00c36400, 0x01021997,
]);

/** `typeOf` answers the number of a folder's file system. A letter of Windows that stands for a share is not known. */
export function isOnNetwork(
  folder: string,
  platform: NodeJS.Platform = process.platform,
  typeOf: (folder: string) => number = (path) => statfsSync(path).type,
): boolean {
  // \\server\share is on another computer; \\?\C:\ and \\.\ are this one's.
  if (platform === 'win32') return /^[\\/]{2}(?:\?[\\/]UNC[\\/]|(?![?.][\\/]))/i.test(folder);
  // macOS numbers file systems in the order in which they were loaded.
  if (platform !== 'linux') return false;
  try {
    return networkTypes.has(typeOf(folder));
  } catch {
    // The folder is missing or closed: opening the database will report the cause.
    return false;
  }
}
