import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createFileStore } from '../../services/files/file-store.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';

/**
 * Reads a file, a named pipe (`<(pass show office)`), or the standard input for `-`. Rejects with the errors of the file
 * store: FILE_UNREADABLE, FILE_TOO_LARGE.
 */
export async function readSource(
  path: string,
  limit: number,
  terminal: CommandTerminal,
  inputName: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (path === '-') return { name: inputName, bytes: await readInput(terminal.input, limit, inputName) };
  if (await isPipe(path)) {
    const name = basename(path);
    return { name, bytes: await readInput(createReadStream(path), limit, name) };
  }
  // The store makes this folder for uploads, which the terminal has none of.
  const files = createFileStore({ uploads: join(tmpdir(), 'steward-uploads') });
  const handle = await files.addPath(path);
  return await files.read(handle.id, limit);
}

/** A pipe gives its bytes once and has no size, so it is read as a stream. */
async function isPipe(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFIFO() ?? false;
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
