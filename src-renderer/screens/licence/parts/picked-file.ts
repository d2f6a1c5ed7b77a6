/** A file that the user chose, dropped or opened with the program: in the browser, in the shell, or in both. */

import { bridge } from '#data/bridge.ts';
import { fileOfHandle, handleForFile } from '#data/files.ts';
import type { FileHandle } from '#shared/bridge/files.ts';

export interface PickedFile {
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** Lends the file to the shell's services while `work` runs. */
  readonly lend: <Result>(signal: AbortSignal, work: (id: string) => Promise<Result>) => Promise<Result>;
  /** The file itself, for an upload to the server. */
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
        // A failed release does not matter: the shell sweeps handles that are not released.
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

/** A file that the shell has, from its handle's id and its summary. */
export function heldFile(id: string, { name, size }: { name: string; size: number }): PickedFile {
  return openedFile({ id, name, size });
}
