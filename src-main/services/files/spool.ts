import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { type ProcessFolder, processFolder } from '../durable/process-folder.ts';

export interface Spool extends Pick<ProcessFolder, 'sweep' | 'close'> {
  /** Streams bytes into a new private file; rejects with FILE_TOO_LARGE beyond `limit` bytes and removes it. */
  store(
    source: AsyncIterable<Uint8Array>,
    limit: number,
    name: string,
  ): Promise<{ path: string; size: number }>;
  /** Returns an unused path to write to. */
  newPath(): Promise<string>;
}

export function createSpool(uploads: string): Spool {
  const { path: folder, sweep, close } = processFolder(uploads);

  const newPath = async (): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return join(folder, randomUUID());
  };

  return {
    newPath,
    async store(source, limit, name) {
      const path = await newPath();
      const file = await open(path, 'wx', 0o600);
      let size = 0;
      try {
        for await (const chunk of source) {
          size += chunk.byteLength;
          if (size > limit) throw fileTooLarge(name, size, limit);
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
    sweep,
    close,
  };
}

export function fileTooLarge(name: string, size: number, limit: number): BridgeError {
  return new BridgeError('FILE_TOO_LARGE', 'the file is larger than allowed', { name, size, limit });
}
