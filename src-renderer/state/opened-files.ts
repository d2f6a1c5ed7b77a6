/** Files that the system opened with the program (double click, drop on the icon, native menu). */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import type { FileHandle } from '#shared/bridge/files.ts';

/** The licence tool takes them and sets null. */
export const openedFilesAtom = atom<readonly FileHandle[] | null>(null);

/** The page of theme packages takes them and sets null. */
export const openedPackagesAtom = atom<readonly FileHandle[] | null>(null);

/** Whose they are. */
export type OpenedKind = 'licences' | 'packages';

/** A zip that the system opens may be anything; a theme package is known by its name. */
function isPackageName(name: string): boolean {
  return /[^.]\.steward-theme$/i.test(name);
}

/**
 * Beside those that nobody has taken yet: a system may tell of several files one by one. Answers whose page they are for:
 * where both came, licences wait until somebody looks at theirs.
 */
export function noteOpenedFiles(files: readonly FileHandle[]): OpenedKind {
  const packages = files.filter(({ name }) => isPackageName(name));
  const licences = files.filter(({ name }) => !isPackageName(name));
  if (packages.length > 0) store.set(openedPackagesAtom, (waiting) => [...(waiting ?? []), ...packages]);
  if (licences.length > 0) store.set(openedFilesAtom, (waiting) => [...(waiting ?? []), ...licences]);
  return packages.length > 0 ? 'packages' : 'licences';
}
