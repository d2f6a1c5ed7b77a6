/** Files that the system opens with the program: a double click, a drop on the icon, a second start, the menu. */
import type { FileHandle } from '#shared/bridge/files.ts';
import type { FileStore } from '../program/index.ts';

export interface OpenedFiles {
  readonly handles: readonly FileHandle[];
  /** Paths that have a handle now (`opened`), and paths that could not be read (`gone`). */
  readonly opened: readonly string[];
  readonly gone: readonly string[];
}

/** Makes handles for readable files; reports and returns the others. */
export async function handlesFor(
  paths: readonly string[],
  files: FileStore,
  report: (source: string, error: unknown) => void,
): Promise<OpenedFiles> {
  const results = await Promise.all(
    paths.map(async (path) => {
      try {
        return { path, handle: await files.addPath(path) };
      } catch (error) {
        report('opened file', error);
        return { path, handle: null };
      }
    }),
  );
  return {
    handles: results.flatMap(({ handle }) => handle ?? []),
    opened: results.filter(({ handle }) => handle !== null).map(({ path }) => path),
    gone: results.filter(({ handle }) => handle === null).map(({ path }) => path),
  };
}
