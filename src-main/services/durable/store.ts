/**
 * A small document on the disk (settings, server profiles) that survives crashes, full disks and a second shell on
 * the same folder (limits.md §1, §7). Loading tries the file, then its previous generation, then the defaults; an
 * invalid file is kept as `<name>.corrupt-<time>.json` and reported, never deleted.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sweepLeftovers, writeAtomic } from './atomic-file.ts';
import { type Disk, isUnwritable, realDisk, systemCode } from './disk.ts';
import { seal, unseal } from './envelope.ts';
import { withWriteLock } from './write-lock.ts';

export interface StoreOptions<T> {
  readonly folder: string;
  /** The file's name without extension: `settings`. */
  readonly name: string;
  readonly version: number;
  /** Converts data of any earlier, present or later version; returns null for invalid data. */
  readonly read: (data: unknown, version: number) => T | null;
  /** Converts a document for writing; by default the document itself under `version`. */
  readonly write?: (document: T) => { readonly version: number; readonly data: unknown };
  readonly defaults: () => T;
  /** Whether a missing folder stays missing, for callers that only read. */
  readonly looksOnly?: boolean;
  readonly disk?: Disk;
  /** Milliseconds since 1970, UTC; names a file that is set aside. */
  readonly now?: () => number;
}

/** Result of loading: the file was valid or absent, restored from its previous generation, or given up. */
export interface LoadReport {
  readonly outcome: 'ok' | 'restored' | 'defaults';
  /** Base names of the files that were set aside. */
  readonly asideNames: readonly string[];
}

export interface DurableStore<T> {
  readonly loaded: LoadReport;
  /** The document as last read or written by this process. */
  current(): T;
  /** Reads the document from the disk, where another shell may have changed it. */
  refresh(): Promise<T>;
  /**
   * Applies a change to the document on the disk; resolves when the new one is written durably. Changes that wait
   * at the same time share one write; each gets the result of those before it.
   */
  update(change: (current: T) => T): Promise<T>;
}

interface Waiting<T> {
  readonly change: (current: T) => T;
  readonly resolve: (document: T) => void;
  readonly reject: (error: unknown) => void;
  isRefused?: true;
}

/** Applies the changes in order; a throwing one is rejected alone. */
function applyAll<T>(changes: readonly Waiting<T>[], document: T): T {
  let changed = document;
  for (const change of changes) {
    try {
      changed = change.change(changed);
    } catch (error) {
      change.isRefused = true;
      change.reject(error);
    }
  }
  return changed;
}

export async function openStore<T>(options: StoreOptions<T>): Promise<DurableStore<T>> {
  const { folder, name, disk = realDisk, now = Date.now } = options;
  const path = join(folder, `${name}.json`);
  const lock = join(folder, `.${name}.lock`);
  const isThere = !options.looksOnly || existsSync(folder);
  if (isThere) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await sweepLeftovers(path, undefined, disk);
  }

  const readFrom = async (source: string): Promise<T | 'absent' | 'bad'> => {
    let text: string;
    try {
      text = await disk.readFile(source, 'utf8');
    } catch (error) {
      if (systemCode(error) === 'ENOENT') return 'absent';
      if (systemCode(error) === 'EISDIR') return 'bad';
      throw error;
    }
    const opened = unseal(name, text);
    return (opened.ok ? options.read(opened.data, opened.version) : null) ?? 'bad';
  };

  const setAside = async (source: string, mark: string): Promise<string> => {
    const time = new Date(now()).toISOString().replaceAll(/[:.]/g, '-');
    const kept = `${name}.corrupt-${time}${mark}.json`;
    await /* wall: load-bad-file-kept */ disk.rename(source, join(folder, kept));
    return kept;
  };

  /** A valid file needs no lock; repairs are made by one process at a time. */
  const load = async (): Promise<{ document: T; report: LoadReport }> => {
    const first = await readFrom(path);
    if (first !== 'bad' && first !== 'absent')
      return { document: first, report: { outcome: 'ok', asideNames: [] } };
    try {
      return await withWriteLock(lock, settle, { disk });
    } catch (error) {
      // The start goes on without a repair; the next process that can write will make it.
      // wall: load-unwritable-disk
      if (!isUnwritable(error)) throw error;
      return lookOnly();
    }
  };

  const lookOnly = async (): Promise<{ document: T; report: LoadReport }> => {
    const [main, previous] = [await readFrom(path), await readFrom(`${path}.bak`)];
    if (main !== 'bad' && main !== 'absent')
      return { document: main, report: { outcome: 'ok', asideNames: [] } };
    if (previous !== 'bad' && previous !== 'absent')
      return { document: previous, report: { outcome: 'restored', asideNames: [] } };
    const bad = main === 'bad' || previous === 'bad';
    return { document: options.defaults(), report: { outcome: bad ? 'defaults' : 'ok', asideNames: [] } };
  };

  const settle = async (): Promise<{ document: T; report: LoadReport }> => {
    const damagedFiles: string[] = [];
    const main = await readFrom(path);
    if (main !== 'bad' && main !== 'absent')
      return { document: main, report: { outcome: 'ok', asideNames: damagedFiles } };
    if (main === 'bad') damagedFiles.push(await setAside(path, ''));
    const previous = await readFrom(`${path}.bak`);
    if (previous === 'bad') damagedFiles.push(await setAside(`${path}.bak`, '-previous'));
    if (previous !== 'bad' && previous !== 'absent') {
      await write(previous);
      return { document: previous, report: { outcome: 'restored', asideNames: damagedFiles } };
    }
    const outcome = damagedFiles.length > 0 ? 'defaults' : 'ok';
    return { document: options.defaults(), report: { outcome, asideNames: damagedFiles } };
  };

  const write = (document: T): Promise<void> => {
    const { version, data } = options.write?.(document) ?? { version: options.version, data: document };
    return writeAtomic(path, Buffer.from(seal(name, version, data)), { keepPrevious: true, disk });
  };

  const start = await (isThere ? load() : lookOnly());
  let currentDocument = start.document;
  let queue: Promise<unknown> = Promise.resolve();
  const inOrder = <R>(work: () => Promise<R>): Promise<R> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };

  const writeWaiting = async (): Promise<void> => {
    const mine: Waiting<T>[] = [];
    try {
      const changed = await withWriteLock(
        lock,
        async () => {
          mine.push(...waiting.splice(0));
          const found = await readFrom(path);
          if (found === 'bad') await setAside(path, '');
          const next = applyAll(mine, found === 'bad' || found === 'absent' ? currentDocument : found);
          if (mine.some(({ isRefused }) => !isRefused)) await write(next);
          return next;
        },
        { disk },
      );
      currentDocument = changed;
      for (const { resolve, isRefused } of mine) if (!isRefused) resolve(changed);
    } catch (error) {
      mine.push(...waiting.splice(0));
      for (const { reject } of mine) reject(error);
    }
  };
  const waiting: Waiting<T>[] = [];

  return {
    loaded: start.report,
    current: () => currentDocument,
    refresh: () =>
      inOrder(async () => {
        const found = await readFrom(path);
        if (found !== 'bad' && found !== 'absent') currentDocument = found;
        return currentDocument;
      }),
    update: (change) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ change, resolve, reject });
        // Changes that arrive during a write share the next one.
        if (waiting.length === 1) void inOrder(writeWaiting);
      }),
  };
}
