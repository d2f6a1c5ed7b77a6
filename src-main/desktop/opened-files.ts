/** Files that the system opens with the program: a double click, a drop on the icon, a second start. */
import { resolve } from 'node:path';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { FileStore } from '../program/index.ts';

/** Licence files among a command line's arguments; `folder` is where that command was given. */
export function licencePaths(argv: readonly string[], folder: string): string[] {
  // The first is the program; its switches and the developer's folder have no such ending.
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && /\.(lic|licence|license)$/i.test(argument))
    .map((argument) => resolve(folder, argument));
}

/** Handles for those that are there; the others are reported and passed over. */
export async function handlesFor(
  paths: readonly string[],
  files: FileStore,
  report: (source: string, error: unknown) => void,
): Promise<FileHandle[]> {
  const handles = await Promise.all(
    paths.map((path) =>
      files.addPath(path).catch((error: unknown) => {
        report('opened file', error);
        return null;
      }),
    ),
  );
  return handles.filter((handle) => handle !== null);
}
