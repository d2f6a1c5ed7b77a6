/** Where a result goes: the standard output, or a file that is whole or not there. */
import { randomUUID } from 'node:crypto';
import { link, lstat, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeAtomic } from '../services/durable/atomic-file.ts';
import { systemCode } from '../services/durable/disk.ts';
import { Misunderstanding } from './misunderstanding.ts';
import type { Options } from './options.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

export class NotWritten extends Error {
  readonly problem: 'cli.problem.outExists' | 'cli.problem.outNoFile' | 'cli.problem.outFailed';
  readonly path: string;
  readonly reason: string;

  constructor(problem: NotWritten['problem'], path: string, reason = '') {
    super(problem);
    this.problem = problem;
    this.path = path;
    this.reason = reason;
  }
}

/** A text or pieces of it; bytes don't go to a terminal. */
export type Result = string | AsyncIterable<Uint8Array>;

export async function deliver(
  result: Result,
  { out, force }: Pick<Options, 'out' | 'force'>,
  terminal: Terminal,
  words: Words,
): Promise<void> {
  const binary = typeof result !== 'string';
  if (out === null && binary && terminal.columns !== null)
    throw new Misunderstanding('cli.problem.binaryToTerminal');
  const content = binary ? await wholeOf(result) : result;
  if (out === null) {
    terminal.print(content);
    return;
  }
  await writeResult(out, typeof content === 'string' ? Buffer.from(content) : content, force);
  terminal.complain(`${words.say('cli.written', { name: printable(out) })}\n`);
}

async function wholeOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const list: Uint8Array[] = [];
  for await (const piece of pieces) list.push(piece);
  return Buffer.concat(list);
}

/** Never over something that is there, unless `force` is given and it is a file. */
async function writeResult(path: string, bytes: Uint8Array, force: boolean): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found && !found.isFile()) throw new NotWritten('cli.problem.outNoFile', path);
  if (found && !force) throw new NotWritten('cli.problem.outExists', path);
  try {
    if (force) await writeAtomic(path, bytes, { mode: 0o666 });
    else await writeNew(path, bytes);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST') throw new NotWritten('cli.problem.outExists', path);
    throw new NotWritten('cli.problem.outFailed', path, code);
  }
}

/** A second name for the finished file is refused by the system where another file took the name meanwhile. */
async function writeNew(path: string, bytes: Uint8Array): Promise<void> {
  const finished = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  try {
    await writeAtomic(finished, bytes, { mode: 0o666 });
    await link(finished, path).catch(async (error: unknown) => {
      if (systemCode(error) === 'EEXIST') throw error;
      // A file system without hard links.
      await writeAtomic(path, bytes, { mode: 0o666 });
    });
  } finally {
    await rm(finished, { force: true });
  }
}

export function toJson(result: unknown): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
