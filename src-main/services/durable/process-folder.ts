/**
 * A folder for this process below a common one, named by the process id: a sweep at the start removes leftovers of
 * crashes, and nothing of a running program.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Disk, realDisk, systemCode } from './disk.ts';
import { isAlive } from './write-lock.ts';

export interface ProcessFolder {
  /** The path; the folder is made on first use. */
  readonly path: string;
  /** Removes folders of processes that have ended. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export function processFolder(common: string, disk: Pick<Disk, 'readdir' | 'rm'> = realDisk): ProcessFolder {
  const path = join(common, `${process.pid}-${randomUUID()}`);
  const remove = (folder: string) => disk.rm(folder, { recursive: true, force: true });
  return {
    path,
    async sweep() {
      const names = await disk.readdir(common).catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const name of names) {
        const pid = Number(/^(\d+)-/.exec(name)?.[1]);
        if (!pid || !isAlive(pid)) await remove(join(common, name));
      }
    },
    close: () => remove(path),
  };
}
