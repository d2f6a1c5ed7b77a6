/** What the terminal shell is given by its surroundings, and how it reads a file or the standard input. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createFileStore } from '../services/files/file-store.ts';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly input: AsyncIterable<Uint8Array>;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Standard output: the result and nothing else. */
  print(text: string): void;
  /** Standard error. */
  complain(text: string): void;
}

/** A file's bytes, or the standard input's for `-`. Errors are those of the file store. */
export async function readSource(
  path: string,
  limit: number,
  terminal: Terminal,
  inputName: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (path === '-') return { name: inputName, bytes: await readInput(terminal.input, limit, inputName) };
  // Nothing is uploaded here, so the store never makes this folder.
  const files = createFileStore({ uploads: join(tmpdir(), 'steward-uploads') });
  const handle = await files.addPath(path);
  return await files.read(handle.id, limit);
}

async function readInput(input: AsyncIterable<Uint8Array>, limit: number, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.byteLength;
    if (size > limit)
      throw new BridgeError('FILE_TOO_LARGE', 'standard input is too large', { name, size, limit });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
