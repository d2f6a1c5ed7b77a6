/** What the operands of a command name: files, folders of licences, the standard input. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createFileStore } from '../../services/files/file-store.ts';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * A file's bytes, those of a pipe with a name (`<(pass show office)`), or the standard input's for `-`. Errors are those of
 * the file store.
 */
export async function readSource(
  path: string,
  limit: number,
  terminal: Terminal,
  inputName: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (path === '-') return { name: inputName, bytes: await readInput(terminal.input, limit, inputName) };
  if (await isPipe(path)) {
    const name = basename(path);
    return { name, bytes: await readInput(createReadStream(path), limit, name) };
  }
  // Nothing is uploaded here, so the store never makes this folder.
  const files = createFileStore({ uploads: join(tmpdir(), 'steward-uploads') });
  const handle = await files.addPath(path);
  return await files.read(handle.id, limit);
}

/** What is written to it comes once, from its beginning. */
async function isPipe(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isFIFO() ?? false;
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
