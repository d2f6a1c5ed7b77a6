/** The password, token or cookie: from a file, the standard input or the environment, never from the command line. */
import { Misunderstanding } from '../misunderstanding.ts';
import type { Options } from '../options.ts';
import { readSource } from '../sources.ts';
import type { Terminal } from '../terminal.ts';
import type { Words } from '../words.ts';

/** Bytes; longer than any. */
const sizeLimit = 16 * 1024;

export async function readGivenSecret(
  { passwordFile }: Pick<Options, 'passwordFile'>,
  terminal: Terminal,
  words: Words,
): Promise<string> {
  const file = passwordFile ?? terminal.env.STEWARD_PASSWORD_FILE ?? '';
  const named = terminal.env.STEWARD_PASSWORD ?? '';
  if (file === '' && named !== '') return named;
  if (file === '') throw new Misunderstanding('cli.problem.missingPassword');
  const { bytes } = await readSource(file, sizeLimit, terminal, words.say('cli.standardInput'));
  const secret = textOf(bytes, file).replace(/\r?\n$/, '');
  if (secret === '' || /[\r\n]/.test(secret)) throw new Misunderstanding('cli.problem.badPassword', file);
  return secret;
}

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Misunderstanding('cli.problem.notText', name);
  }
}
