/** Files that the system opened with the program (double click, drop on the icon, native menu). */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import type { FileHandle } from '#shared/bridge/files.ts';

/** Licence files; the licence tool takes them and sets null. */
export const openedFilesAtom = atom<readonly FileHandle[] | null>(null);

/** Theme packages; their page takes them and sets null. */
export const openedPackagesAtom = atom<readonly FileHandle[] | null>(null);

export type OpenedKind = 'licences' | 'packages';

/** A zip file may contain anything; theme packages have an extension of their own. */
function isPackageName(name: string): boolean {
  return /[^.]\.steward-theme$/i.test(name);
}

/**
 * Adds files to those that no page has taken yet: a system may report several files one by one. Returns the kind whose
 * page to open; when both kinds came, the packages' page opens and the licences wait.
 */
export function noteOpenedFiles(files: readonly FileHandle[]): OpenedKind {
  const packages = files.filter(({ name }) => isPackageName(name));
  const licences = files.filter(({ name }) => !isPackageName(name));
  if (packages.length > 0) store.set(openedPackagesAtom, (waiting) => [...(waiting ?? []), ...packages]);
  if (licences.length > 0)
    store.set(
      openedFilesAtom,
      /* wall: desktop-opened-files */ (waiting) => [...(waiting ?? []), ...licences],
    );
  return packages.length > 0 ? 'packages' : 'licences';
}
