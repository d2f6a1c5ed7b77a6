/** A file that the user chose, dropped or opened with the program: known to the browser, or to the shell, or both. */

import { bridge } from '#data/bridge.ts';
import { fileOfHandle, handleForFile } from '#data/files.ts';
import type { FileHandle } from '#shared/bridge/files.ts';

export interface PickedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Hands the file to the shell's services for the time of the work. */
  readonly lend: <Result>(signal: AbortSignal, work: (id: string) => Promise<Result>) => Promise<Result>;
  /** For the server. */
  readonly file: () => Promise<File>;
}

export function pickedFile(file: File): PickedFile {
  return {
    name: file.name,
    size: file.size,
    lend: async (signal, work) => {
      const handle = await handleForFile(file, signal);
      try {
        return await work(handle.id);
      } finally {
        // The answer is what counts; a handle that is not given back is swept by the shell.
        void bridge.files.release({ ids: [handle.id] }).catch(() => undefined);
      }
    },
    file: async () => file,
  };
}

/** A file that the shell has and keeps. */
export function openedFile(handle: FileHandle): PickedFile {
  return {
    name: handle.name,
    size: handle.size,
    lend: (_, work) => work(handle.id),
    file: () => fileOfHandle(handle),
  };
}

/** The same, where only the handle's id and what was read of the file are at hand. */
export function heldFile(id: string, { name, size }: { name: string; size: number }): PickedFile {
  return openedFile({ id, name, size });
}
