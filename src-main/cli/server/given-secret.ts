/** The password, token or cookie: from a file, the standard input or the environment, never from the command line. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
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

/** null: the standard input, a pipe: what comes from it once is not there later. */
export async function lastingPath(path: string): Promise<string | null> {
  if (path === '' || path === '-') return null;
  const found = await stat(path).catch(() => null);
  return found?.isFIFO() ? null : resolve(path);
}

/**
 * A pipe has the password once, and it may be asked for several times: what is given afterwards has it in the
 * environment of this process alone.
 */
export async function secretOnce(
  options: Options,
  terminal: Terminal,
  words: Words,
): Promise<{ readonly options: Options; readonly terminal: Terminal }> {
  if (options.passwordFile === null || (await lastingPath(options.passwordFile)) !== null)
    return { options, terminal };
  const STEWARD_PASSWORD = await readGivenSecret(options, terminal, words);
  const env = { ...terminal.env, STEWARD_PASSWORD_FILE: '', STEWARD_PASSWORD };
  return { options: { ...options, passwordFile: null }, terminal: { ...terminal, env } };
}

function textOf(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Misunderstanding('cli.problem.notText', name);
  }
}
