import { lstat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { writeAtomic } from '../../services/durable/atomic-file.ts';
import type { Options } from '../command-line/options.ts';
import { NotWrittenError, toNotWrittenError } from '../failure/not-written-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { CommandTerminal } from './terminal.ts';

/** Bytes go to a file or a pipe: a terminal would show them as noise. */
export type CommandResult = string | Uint8Array | AsyncIterable<Uint8Array>;

export async function deliver(
  result: CommandResult,
  { out, force }: Pick<Options, 'out' | 'force'>,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<void> {
  if (out === null && typeof result !== 'string' && terminal.columns !== null)
    throw new UsageError('cli.problem.binaryToTerminal');
  const content = typeof result === 'string' || result instanceof Uint8Array ? result : await buffer(result);
  if (out === null) {
    terminal.print(content);
    return;
  }
  await writeResult(out, typeof content === 'string' ? Buffer.from(content) : content, force);
  terminal.complain(`${words.say('cli.written', { name: printable(out) })}\n`);
}

async function writeResult(path: string, bytes: Uint8Array, force: boolean): Promise<void> {
  await refuseExistingFile(path, force);
  await writeAtomic(path, bytes, { mode: 0o666, isNew: !force }).catch((error: unknown) => {
    throw toNotWrittenError(path, error);
  });
}

/** Throws NotWrittenError where something exists at the path; `force` allows to write over a file, never over another thing. */
export async function refuseExistingFile(path: string, force: boolean): Promise<void> {
  const existing = await lstat(path).catch(() => null);
  if (existing && !existing.isFile()) throw new NotWrittenError('cli.problem.outNoFile', path);
  if (existing && !force) throw new NotWrittenError('cli.problem.outExists', path);
}
