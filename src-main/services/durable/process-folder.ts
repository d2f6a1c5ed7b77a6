/**
 * A folder of this process's own below a common one, named by its id: a sweep at start removes what a crash left, and
 * nothing of a program that runs.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Disk, realDisk, systemCode } from './disk.ts';
import { isAlive } from './write-lock.ts';

export interface ProcessFolder {
  /** Made by whoever puts something there first. */
  readonly path: string;
  /** Removes what processes that are gone left. */
  sweep(): Promise<void>;
  /** Removes this one. */
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
