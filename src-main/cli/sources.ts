/** What the operands of a command name: files, folders of licences, the standard input. */
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createFileStore } from '../services/files/file-store.ts';
import { listFolder } from '../services/licence/folders/list-folder.ts';
import { Misunderstanding } from './misunderstanding.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

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

/** Each folder as the licence files in it, not below it; a file that stands there twice is there once. */
export async function expandFolders(
  operands: readonly string[],
  terminal: Terminal,
  words: Words,
): Promise<string[]> {
  const files = new Set<string>();
  for (const operand of operands) {
    const found = operand === '-' ? null : await lstat(operand).catch(() => null);
    if (!found?.isDirectory()) {
      files.add(operand);
      continue;
    }
    const { files: listed, leftOut } = await listFolder(operand);
    for (const { path } of listed) files.add(path);
    const name = printable(operand);
    if (listed.length === 0) terminal.complain(`steward: ${words.say('cli.noLicences', { name })}\n`);
    if (leftOut > 0) terminal.complain(`steward: ${words.say('cli.leftOut', { name, count: leftOut })}\n`);
  }
  if (files.size === 0) throw new Misunderstanding('cli.problem.nothingToRead');
  return [...files];
}
