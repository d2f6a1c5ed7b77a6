/**
 * Folders of licences behind opaque handles, with their contents. An unchanged file keeps its handle, so that a
 * board reads only what is new.
 */
import { randomUUID } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { EventPayload } from '#shared/bridge/index.ts';
import {
  boardLimit,
  type FolderProblem,
  type LicenceFolder,
  mostSkippedNamed,
  type SkippedFiles,
} from '#shared/bridge/licence/licence.ts';
import { spelledFileName } from '../../files/display-name.ts';
import type { FileStore } from '../../files/file-store.ts';
import { type FolderDisk, type FolderListing, listFolder } from './list-folder.ts';
import { type WatchTimes, watchFolder } from './watch-folder.ts';

type Listing = Pick<EventPayload<'licence.folderChanged'>, 'files' | 'leftOut' | 'skipped'>;

export interface LicenceFolders {
  /** Returns a handle for a folder that the user chose. */
  open(path: string): LicenceFolder;
  /** Returns the present contents, and starts calling `changed`. Rejects with FOLDER_UNKNOWN or FOLDER_UNREADABLE. */
  watch(id: string): Promise<Listing>;
  /** Unknown ids are ignored. */
  close(id: string): Promise<void>;
  closeAll(): Promise<void>;
}

/** The number of a board's rows: a handle is small, and a folder may change for months. */
const mostRetired = boardLimit;

interface Folder {
  readonly path: string;
  /** By path. */
  files: Map<string, { readonly mark: string; readonly handle: FileHandle }>;
  /** Handles of removed or changed files, whose readings a board still shows; newest last. */
  retired: readonly string[];
  skipped: SkippedFiles;
  problem: FolderProblem | null;
  stop: (() => void) | null;
}

export function createLicenceFolders(options: {
  readonly files: Pick<FileStore, 'addFound' | 'release'>;
  readonly changed: (event: EventPayload<'licence.folderChanged'>) => void;
  /** For tests. */
  readonly disk?: FolderDisk;
  readonly times?: WatchTimes;
}): LicenceFolders {
  const { files, changed, disk, times } = options;
  const folders = new Map<string, Folder>();

  /** Takes the present contents; returns whether they have changed. */
  const take = async (
    folder: Folder,
    { files: found, skipped }: Pick<FolderListing, 'files' | 'skipped'>,
  ): Promise<boolean> => {
    const passedOver = namedOf(skipped);
    const isOther = JSON.stringify(passedOver) !== JSON.stringify(folder.skipped);
    folder.skipped = passedOver;
    const before = folder.files;
    const now: Folder['files'] = new Map();
    for (const { path, mark, ...file } of found) {
      const same = before.get(path);
      now.set(path, same?.mark === mark ? same : { mark, handle: files.addFound({ path, ...file }) });
    }
    const changedFiles = [...before].filter(([path, { handle }]) => now.get(path)?.handle !== handle);
    const isNew = changedFiles.length > 0 || now.size !== before.size;
    folder.files = now;
    if (!isNew) return isOther;
    const retired = [...folder.retired, ...changedFiles.map(([, { handle }]) => handle.id)];
    folder.retired = retired.slice(-mostRetired);
    await files.release(retired.slice(0, -mostRetired));
    return true;
  };

  const listing = ({ files, skipped }: Folder, leftOut: number): Listing => ({
    files: [...files.values()].map(({ handle }) => handle),
    leftOut,
    skipped,
  });

  const look = async (id: string, folder: Folder): Promise<void> => {
    try {
      const found = await listFolder(folder.path, disk);
      if (folders.get(id) !== folder) return;
      const isNew = (await take(folder, found)) || folder.problem !== null;
      folder.problem = null;
      if (isNew) changed({ folder: id, ...listing(folder, found.leftOut), problem: null });
    } catch (error) {
      const problem = problemOf(error);
      if (folders.get(id) !== folder || folder.problem === problem) return;
      folder.problem = problem;
      await take(folder, { files: [], skipped: [] });
      changed({ folder: id, files: [], leftOut: 0, skipped: folder.skipped, problem });
    }
  };

  const close = async (id: string): Promise<void> => {
    const folder = folders.get(id);
    folders.delete(id);
    folder?.stop?.();
    if (!folder) return;
    await files.release([...folder.retired, ...[...folder.files.values()].map(({ handle }) => handle.id)]);
  };

  return {
    open(path) {
      const id = randomUUID();
      folders.set(id, {
        path,
        files: new Map(),
        retired: [],
        skipped: namedOf([]),
        problem: null,
        stop: null,
      });
      return { id, name: spelledFileName(path) };
    },
    async watch(id) {
      const folder = folders.get(id);
      if (!folder) throw new BridgeError('FOLDER_UNKNOWN', 'no such folder handle');
      const found = await listFolder(folder.path, disk);
      await take(folder, found);
      folder.problem = null;
      folder.stop ??= watchFolder(folder.path, () => look(id, folder), times);
      return listing(folder, found.leftOut);
    },
    close,
    async closeAll() {
      await Promise.all([...folders.keys()].map(close));
    },
  };
}

function namedOf(skipped: FolderListing['skipped']): SkippedFiles {
  return /* wall: licence-folder-skipped */ {
    count: skipped.length,
    first: skipped.slice(0, mostSkippedNamed),
  };
}

function problemOf(error: unknown): FolderProblem {
  const reason = error instanceof BridgeError ? error.params.reason : null;
  return reason === 'MISSING' || reason === 'DENIED' || reason === 'NOT_A_FOLDER' ? reason : 'IO';
}
