/** Files that the system opened with the program (double click, drop on the icon, native menu). */
import { atom } from 'jotai';
import type { FileHandle } from '#shared/bridge/files.ts';

/** The licence tool takes them and sets null. */
export const openedFilesAtom = atom<readonly FileHandle[] | null>(null);
