/** Temporary storage for the contents of packages, under generated names: no name of an archive becomes a path here. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { OpenPictureStore } from '../../formats/theme-package/index.ts';
import { type Disk, realDisk } from '../durable/disk.ts';
import { type ProcessFolder, processFolder } from '../durable/process-folder.ts';
import { writeAll } from '../durable/write-all.ts';
import { partsOf } from './file-asset.ts';

export interface StagedFiles {
  readonly keep: OpenPictureStore;
  /** Removes everything, including files that are still being written. */
  drop(): Promise<void>;
}

export interface Staging extends Pick<ProcessFolder, 'sweep' | 'close'> {
  begin(): Promise<StagedFiles>;
}

export function createStaging(folder: string, disk: Disk = realDisk): Staging {
  const { path, sweep, close } = processFolder(folder, disk);
  return {
    async begin() {
      const stage = join(path, randomUUID());
      await disk.mkdir(stage, { recursive: true, mode: 0o700 });
      return stageIn(stage, disk);
    },
    sweep,
    close,
  };
}

function stageIn(stage: string, disk: Disk): StagedFiles {
  let count = 0;
  return {
    async keep(_path, size) {
      count += 1;
      const path = join(stage, String(count));
      let file: Awaited<ReturnType<Disk['open']>> | null = null;
      let at = 0;
      const close = async (): Promise<void> => {
        await file?.close();
        file = null;
      };
      return {
        // The carrier's threads bypass an injected disk, so they get a path only with the real one.
        ...(disk === realDisk ? { file: path } : {}),
        async write(piece) {
          file ??= await disk.open(path, 'wx', 0o600);
          await writeAll(file, piece, at);
          at += piece.length;
        },
        async done() {
          await close();
          return partsOf(path, size);
        },
        async drop() {
          await close();
          await disk.rm(path, { force: true });
        },
      };
    },
    drop: () => disk.rm(stage, { recursive: true, force: true }),
  };
}
