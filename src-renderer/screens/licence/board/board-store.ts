/** State and actions of the board, independent of React: reading goes on while the user looks at a row. */
import { BridgeError } from '#shared/bridge/errors.ts';
import { boardLimit, type FolderProblem, type SkippedFiles } from '#shared/bridge/licence/licence.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type BoardFile, folderChange, licenceSummaryOf, addReadFiles } from './board-files.ts';
import type { FolderLook, WatchedFolder } from './folders/folder.ts';
import { type FileCandidate, readAll, releaseHandles, surveyShellFiles } from './intake.ts';

/** Events that the page announces. */
export type BoardNews =
  | { readonly kind: 'read'; readonly added: number; readonly duplicates: number; readonly leftOut: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'again'; readonly files: number }
  | { readonly kind: 'arrived' | 'gone'; readonly folder: string; readonly names: readonly string[] };

export interface BoardState {
  readonly files: readonly BoardFile[];
  /** Files that have been read, of all requested ones. */
  readonly work: { readonly done: number; readonly total: number } | null;
  readonly news: BoardNews | null;
  readonly error: unknown;
  readonly folder: {
    readonly name: string;
    readonly leftOut: number;
    readonly skipped: SkippedFiles;
    readonly problem: FolderProblem | null;
  } | null;
}

export interface BoardStore {
  readonly state: () => BoardState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (candidates: readonly FileCandidate[]) => Promise<void>;
  readonly watch: (folder: WatchedFolder) => Promise<void>;
  readonly stopWatching: () => void;
  readonly cancel: () => void;
  readonly remove: (keys: ReadonlySet<string>) => void;
  /** Takes a new reading of a file, e.g. after its key was given. */
  readonly update: (key: string, reading: LicenceReading) => void;
  /** Reads all files again after a change of keys or secrets. */
  readonly reload: () => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly close: () => void;
}

interface Taken {
  readonly added: readonly BoardFile[];
  readonly duplicates: number;
  readonly leftOut: number;
}

export function createBoardStore(): BoardStore {
  let state: BoardState = { files: [], work: null, news: null, error: null, folder: null };
  let watched: WatchedFolder | null = null;
  /** Folders whose files are still on the board. */
  const opened: WatchedFolder[] = [];
  /** Identities of folder files that the user has removed from the board. */
  let dismissed = new Set<string | null>();
  const running = new Set<AbortController>();
  const listeners = new Set<() => void>();

  const set = (next: Partial<BoardState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  /** Resolves to null after a cancellation or a failure, which has been reported. */
  const take = async (
    candidates: readonly FileCandidate[],
    arrival: BoardFile['arrival'],
  ): Promise<Taken | null> => {
    const room = boardLimit - state.files.length;
    const accepted = candidates.slice(0, Math.max(0, room));
    const controller = new AbortController();
    running.add(controller);
    const added: BoardFile[] = [];
    let duplicates = 0;
    // New files of a watched folder are read without a progress bar.
    const progress = (done: number) => arrival === 'first' && set({ work: { done, total: accepted.length } });
    progress(0);
    set({ error: null });
    try {
      await readAll(accepted, {
        signal: controller.signal,
        arrival,
        onProgress: progress,
        onFiles: (read) => {
          const placed = addReadFiles(state.files, read);
          added.push(...placed.added);
          duplicates += read.length - placed.added.length;
          releaseHandles(placed.spare);
          set({ files: placed.files });
        },
      });
      return { added, duplicates, leftOut: candidates.length - accepted.length };
    } catch (error) {
      if (error instanceof BridgeError && error.code === 'CANCELLED') set({ news: { kind: 'cancelled' } });
      else set({ error });
      return null;
    } finally {
      running.delete(controller);
      if (arrival === 'first') set({ work: null });
    }
  };

  const readAgain = async (files: readonly BoardFile[]) => {
    const openFiles = files.flatMap(({ key, handle }) => (handle === null ? [] : [{ key, handle }]));
    if (openFiles.length === 0) return;
    const controller = new AbortController();
    running.add(controller);
    let done = 0;
    set({ error: null, work: { done, total: openFiles.length } });
    try {
      await surveyShellFiles(
        openFiles.map(({ handle }) => handle),
        {
          signal: controller.signal,
          isRepeated: true,
          onRead: (read) => {
            const now = new Map(read.map(({ file, summary }) => [openFiles[file]?.key, summary]));
            done += read.length;
            set({
              files: state.files.map((file) => ({ ...file, summary: now.get(file.key) ?? file.summary })),
              work: { done, total: openFiles.length },
            });
          },
        },
      );
      set({ news: { kind: 'again', files: openFiles.length } });
    } catch (error) {
      if (error instanceof BridgeError && error.code === 'CANCELLED') set({ news: { kind: 'cancelled' } });
      else set({ error });
    } finally {
      running.delete(controller);
      set({ work: null });
    }
  };

  const announce = (taken: Taken | null, leftOut = 0) => {
    if (!taken) return;
    const { added, duplicates } = taken;
    set({ news: { kind: 'read', added: added.length, duplicates, leftOut: taken.leftOut + leftOut } });
  };

  const stopWatching = () => {
    watched?.stop();
    watched = null;
    dismissed = new Set();
    const files = state.files.map((file) =>
      file.folderFile === null ? file : { ...file, folderFile: null },
    );
    set({ folder: null, files });
  };

  const look = async (folder: WatchedFolder, { files, leftOut, skipped, problem }: FolderLook) => {
    if (watched !== folder) return;
    const change = folderChange(state.files, files);
    set({ files: change.files, folder: { name: folder.name, leftOut, skipped, problem } });
    const arrived = change.newFiles.filter(({ folderFile }) => !dismissed.has(folderFile));
    const outcome = arrived.length > 0 ? await take(arrived, 'new') : null;
    if (watched !== folder) return;
    const names = outcome?.added.map(({ summary }) => summary.name) ?? [];
    const present = new Set(files.map(({ name }) => name));
    const gone = change.removedNames.filter((name) => !present.has(name));
    if (names.length > 0) set({ news: { kind: 'arrived', folder: folder.name, names } });
    else if (gone.length > 0) set({ news: { kind: 'gone', folder: folder.name, names: gone } });
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async add(candidates) {
      if (candidates.length > 0) announce(await take(candidates, 'first'));
    },
    async watch(folder) {
      stopWatching();
      watched = folder;
      opened.push(folder);
      try {
        const first = await folder.watch((next) => void look(folder, next));
        if (watched !== folder) return;
        const { leftOut, skipped, problem } = first;
        set({ folder: { name: folder.name, leftOut, skipped, problem } });
        announce(await take(folderChange(state.files, first.files).newFiles, 'first'), leftOut);
      } catch (error) {
        stopWatching();
        set({ error });
      }
    },
    stopWatching,
    cancel() {
      for (const controller of running) controller.abort();
    },
    remove(keys) {
      const going = state.files.filter(({ key }) => keys.has(key));
      for (const { folderFile } of going) if (folderFile !== null) dismissed.add(folderFile);
      releaseHandles(
        going.flatMap(({ handle, folderFile }) => (handle && folderFile === null ? [handle] : [])),
      );
      set({ files: state.files.filter(({ key }) => !keys.has(key)) });
    },
    update(key, reading) {
      const summary = licenceSummaryOf(reading);
      set({ files: state.files.map((file) => (file.key === key ? { ...file, summary } : file)) });
    },
    reload: () => readAgain(state.files),
    fail: (error) => set({ error }),
    close() {
      for (const controller of running) controller.abort();
      for (const folder of opened) folder.close();
      releaseHandles(state.files.flatMap(({ handle }) => (handle ? [handle] : [])));
    },
  };
}
