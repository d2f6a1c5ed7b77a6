/**
 * Files behind opaque handles: the console names an id, never a path (design §4). A file is opened once per
 * reading and everything is asked of that one open file, so that a swap between check and use changes nothing.
 *
 * Errors: FILE_UNKNOWN; FILE_TOO_LARGE with `name`, `size`, `limit`; FILE_UNREADABLE with `name`, `size` and
 * `reason` NOT_A_FILE (a folder, a pipe, a device), MISSING, DENIED or IO.
 */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import * as nodeDisk from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { type PatienceOptions, patiently } from '../../disk/patience.ts';
import { systemCode } from '../durable/disk.ts';
import { spelledFileName } from './display-name.ts';
import { type OpenFile, openRegular } from './open-regular.ts';
import { readExactly, readExactlyInto } from './read-exactly.ts';
import { createSpool, fileTooLarge } from './spool.ts';

export interface FileStore {
  /** Returns a handle for a path that the user chose. A folder gets one too; reading it then fails with a reason. */
  addPath(path: string): Promise<FileHandle>;
  /**
   * Returns a handle for a file in a listed folder. A link in its place counts as no file when it is read, for it
   * could lead out of the folder.
   */
  addFound(file: { path: string; name: string; size: number }): FileHandle;
  /** Returns a handle for streamed bytes; the store owns the file and removes it with the handle. `limit` in bytes. */
  addUpload(name: string, stream: AsyncIterable<Uint8Array>, limit: number): Promise<FileHandle>;
  /** Returns a handle for a file that `write` makes at the given path; the store owns and removes it. */
  make(name: string, write: (path: string) => Promise<unknown>): Promise<FileHandle>;
  /** Returns a handle for a file that the program wrote for download; the store owns and removes it. */
  adopt(path: string, name: string): Promise<FileHandle>;
  read(id: string, limit: number): Promise<{ name: string; bytes: Uint8Array }>;
  /** Streams exactly `size` bytes, or fails. */
  open(id: string): Promise<{ name: string; size: number; stream: ReadableStream<Uint8Array> }>;
  /** Opens a file of any size for reading in parts; the caller closes it. */
  openParts(id: string): Promise<FileParts>;
  /** Forgets handles; unknown ones are ignored. */
  release(ids: readonly string[]): Promise<void>;
  /** Removes leftovers of processes that have ended. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface FileParts {
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  /** The open file's descriptor. */
  readonly file: number;
  /** Reads exactly so many bytes. Rejects with FILE_UNREADABLE. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /** Like `read`, into the caller's memory. */
  readInto(offset: number, into: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Whether the store owns the file, and removes it with the handle. */
  readonly isOwned: boolean;
  /** Whether a link in the file's place is refused. */
  readonly noLink?: boolean;
}

/** The store's disk operations, as a value, so that a test can watch them or let them fail. */
export type FileDisk = Pick<typeof nodeDisk, 'lstat' | 'open' | 'stat'>;

export function createFileStore(options: {
  uploads: string;
  disk?: FileDisk;
  /** Patience with own files, which a virus scanner opens as soon as they are written; default: this system's. */
  patience?: PatienceOptions;
}): FileStore {
  const disk = options.disk ?? nodeDisk;
  const entries = new Map<string, Entry>();
  const spool = createSpool(options.uploads);

  const keep = (entry: Entry): FileHandle => {
    const id = randomUUID();
    entries.set(id, entry);
    return { id, name: entry.name, size: entry.size };
  };
  const find = (id: string): Entry => {
    const entry = entries.get(id);
    if (!entry) throw new BridgeError('FILE_UNKNOWN', 'no such file handle');
    return entry;
  };
  const keepPath = async (path: string, name: string, isOwned: boolean): Promise<FileHandle> => {
    const found = await disk.stat(path).catch((error: unknown) => {
      throw unreadable(name, error);
    });
    return keep({ path, name, size: found.isFile() ? found.size : 0, isOwned });
  };
  const release = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const entry = entries.get(id);
      entries.delete(id);
      if (!entry?.isOwned) continue;
      await patiently(entry.path, () => nodeDisk.rm(entry.path, { force: true }), options.patience);
    }
  };

  const openEntry = async (entry: Entry): Promise<OpenFile> => {
    const { path, name, noLink, isOwned } = entry;
    const openNow = () => openRegular(path, noLink ? (constants.O_NOFOLLOW ?? 0) : 0, disk);
    try {
      // Windows has no such flag, so a link is detected before.
      if (noLink && !constants.O_NOFOLLOW && (await disk.lstat(path)).isSymbolicLink()) throw notAFile(name);
      return await (isOwned ? patiently(path, openNow, options.patience) : openNow());
    } catch (error) {
      throw error instanceof BridgeError ? error : unreadable(name, error);
    }
  };

  return {
    addPath: (path) => keepPath(path, spelledFileName(path), false),
    addFound: (file) => keep({ ...file, isOwned: false, noLink: true }),
    adopt: (path, name) => keepPath(path, spelledFileName(name), true),
    async make(name, write) {
      const path = await spool.newPath();
      try {
        await write(path);
      } catch (error) {
        await nodeDisk.rm(path, { force: true });
        throw error;
      }
      return keepPath(path, spelledFileName(name), true);
    },
    async addUpload(given, stream, limit) {
      const name = spelledFileName(given);
      return keep({ ...(await spool.store(stream, limit, name)), name, isOwned: true });
    },
    async read(id, limit) {
      const entry = find(id);
      const { name } = entry;
      const opened = await openEntry(entry);
      try {
        return { name, bytes: await readAtMost(opened, name, limit) };
      } finally {
        await opened.file.close();
      }
    },
    async open(id) {
      const entry = find(id);
      const { name } = entry;
      const { file, size } = await openEntry(entry);
      // The stream ends at the announced size, even where the file grows meanwhile.
      const source =
        size === 0
          ? Readable.from([]).once('close', () => void file.close())
          : file.createReadStream({ start: 0, end: size - 1 });
      return { name, size, stream: Readable.toWeb(source) as ReadableStream<Uint8Array> };
    },
    async openParts(id) {
      const entry = find(id);
      const { name } = entry;
      const { file, size } = await openEntry(entry);
      const throwUnreadable = (error: unknown): never => {
        throw unreadable(name, error);
      };
      return {
        name,
        size,
        file: file.fd,
        read: (offset, length) => readExactly(file, offset, length).catch(throwUnreadable),
        readInto: (offset, into) => readExactlyInto(file, offset, into).catch(throwUnreadable),
        close: () => file.close(),
      };
    },
    release,
    sweep: spool.sweep,
    async close() {
      await release([...entries.keys()]);
      await spool.close();
    },
  };
}

async function readAtMost({ file, size }: OpenFile, name: string, limit: number): Promise<Uint8Array> {
  if (size > limit) throw fileTooLarge(name, size, limit);
  // Reads one byte more than announced, so that a growing file is noticed.
  const bytes = new Uint8Array(size + 1);
  let filled = 0;
  while (filled < bytes.byteLength) {
    const { bytesRead } = await file.read(bytes, filled, bytes.byteLength - filled, filled).catch((error) => {
      throw unreadable(name, error);
    });
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  if (filled > size) throw unreadable(name, new Error('the file changed while it was read'));
  return bytes.subarray(0, filled);
}

function unreadable(name: string, cause: unknown): BridgeError {
  const code = systemCode(cause);
  if (['EISDIR', 'EINVAL', 'ENXIO', 'ELOOP'].includes(code)) return notAFile(name);
  const reason = code === 'ENOENT' ? 'MISSING' : code === 'EACCES' || code === 'EPERM' ? 'DENIED' : 'IO';
  const error = new BridgeError('FILE_UNREADABLE', `the file can not be read: ${reason}`, {
    name,
    reason,
    size: 0,
  });
  error.cause = cause;
  return error;
}

function notAFile(name: string): BridgeError {
  return new BridgeError('FILE_UNREADABLE', 'not a regular file', { name, reason: 'NOT_A_FILE', size: 0 });
}
