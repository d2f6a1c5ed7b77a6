/** What the operands of a command name: files, folders of licences, the standard input. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createFileStore } from '../../services/files/file-store.ts';
import { listFolder, type Skipped } from '../../services/licence/folders/list-folder.ts';
import { Misunderstanding } from '../failure/usage-error.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

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

/** What is to be read, and what of the folders is not. */
export interface Expanded {
  readonly files: readonly string[];
  /** `name` with the folder before it. */
  readonly skipped: readonly Skipped[];
}

/** Each folder as the licence files in it, not below it; a file that stands there twice is there once. */
export async function expandFolders(
  operands: readonly string[],
  terminal: Terminal,
  words: Words,
): Promise<Expanded> {
  const files = new Set<string>();
  const skipped: Skipped[] = [];
  for (const operand of operands) {
    // A link that somebody names is followed: they chose it.
    const found = operand === '-' ? null : await stat(operand).catch(() => null);
    if (!found?.isDirectory()) {
      files.add(operand);
      continue;
    }
    const listed = await listFolder(operand);
    for (const { path } of listed.files) files.add(path);
    skipped.push(...listed.skipped.map(({ name, reason }) => ({ name: join(operand, name), reason })));
    if (listed.files.length === 0)
      terminal.complain(`steward: ${words.say('cli.noLicences', { name: printable(operand) })}\n`);
  }
  if (files.size === 0 && skipped.length === 0) throw new Misunderstanding('cli.problem.nothingToRead');
  return { files: [...files], skipped };
}

/** "licences/link.lic: not read (a link)" */
export function skippedLine({ name, reason }: Skipped, words: Words): string {
  return words.say('cli.skipped', {
    name: printable(name),
    reason: words.say(`licence.skipReason.${reason}`),
  });
}

/** Tells what is not read on standard error: the result is about the others. */
export function tellSkipped(skipped: readonly Skipped[], terminal: Terminal, words: Words): void {
  for (const one of skipped) terminal.complain(`steward: ${skippedLine(one, words)}\n`);
}
