/**
 * The private folder in which uploads wait. Each process has its own below `uploads/`, named by its id, so that
 * a sweep at start removes what a crash left without touching another shell's files.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { systemCode } from '../durable/disk.ts';
import { isAlive } from '../durable/write-lock.ts';

export interface Spool {
  /** Streams bytes into a new private file; FILE_TOO_LARGE as soon as `limit` bytes are exceeded, and nothing stays. */
  store(
    source: AsyncIterable<Uint8Array>,
    limit: number,
    name: string,
  ): Promise<{ path: string; size: number }>;
  /** Removes what processes that are gone left. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export function createSpool(uploads: string): Spool {
  const own = join(uploads, `${process.pid}-${randomUUID()}`);

  return {
    async store(source, limit, name) {
      await mkdir(own, { recursive: true, mode: 0o700 });
      const path = join(own, randomUUID());
      const file = await open(path, 'wx', 0o600);
      let size = 0;
      try {
        for await (const chunk of source) {
          size += chunk.byteLength;
          if (size > limit) throw tooLarge(name, size, limit);
          await file.writeFile(chunk);
        }
        const found = await file.stat();
        if (found.size !== size) throw new Error(`received ${size} bytes, the file has ${found.size}`);
      } catch (error) {
        await file.close();
        await rm(path, { force: true });
        throw error;
      }
      await file.close();
      return { path, size };
    },
    async sweep() {
      let entries: string[];
      try {
        entries = await readdir(uploads);
      } catch (error) {
        if (systemCode(error) === 'ENOENT') return;
        throw error;
      }
      for (const entry of entries) {
        const pid = Number(/^(\d+)-/.exec(entry)?.[1]);
        if (!pid || !isAlive(pid)) await rm(join(uploads, entry), { recursive: true, force: true });
      }
    },
    async close() {
      await rm(own, { recursive: true, force: true });
    },
  };
}

export function tooLarge(name: string, size: number, limit: number): BridgeError {
  return new BridgeError('FILE_TOO_LARGE', 'the file is larger than allowed', { name, size, limit });
}
