/** Files that the system opened with the program (double click, drop on the icon, native menu). */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import type { FileHandle } from '#shared/bridge/files.ts';

/** The licence tool takes them and sets null. */
export const openedFilesAtom = atom<readonly FileHandle[] | null>(null);

/** Beside those that nobody has taken yet: a system may tell of several files one by one. */
export function noteOpenedFiles(files: readonly FileHandle[]): void {
  store.set(openedFilesAtom, (waiting) => [...(waiting ?? []), ...files]);
}
