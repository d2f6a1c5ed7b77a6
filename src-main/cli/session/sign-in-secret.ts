/** The password, token or cookie: from a file, the standard input, a command or the environment, never on the command line itself. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../failure/usage-error.ts';
import type { Options } from '../command-line/options.ts';
import { readSource } from '../input/read-source.ts';
import { utf8Text } from '../input/utf8-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { runPasswordCommand, type PasswordRequest } from './password-command.ts';

/** Bytes; longer than any. */
const sizeLimit = 16 * 1024;

type Given = Pick<Options, 'passwordFile' | 'passwordCommand'>;
type SecretSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'itself'; readonly secret: string };

/** What the command line says is before what the environment says; there a file is before a command, and that before itself. */
export function secretSource(
  { passwordFile, passwordCommand }: Given,
  env: Terminal['env'],
): SecretSource | null {
  if (passwordFile !== null) return { kind: 'file', path: passwordFile };
  if (passwordCommand !== null) return { kind: 'command', command: passwordCommand };
  const {
    STEWARD_PASSWORD_FILE: path = '',
    STEWARD_PASSWORD_COMMAND: command = '',
    STEWARD_PASSWORD: secret = '',
  } = env;
  if (path !== '') return { kind: 'file', path };
  if (command !== '') return { kind: 'command', command };
  return secret === '' ? null : { kind: 'itself', secret };
}

/** `wanted`: for whom; a command may have one for each. */
export async function readSignInSecret(
  options: Given,
  wanted: PasswordRequest,
  terminal: Terminal,
  words: TerminalWords,
): Promise<string> {
  const source = secretSource(options, terminal.env);
  switch (source?.kind) {
    case undefined:
      throw new UsageError('cli.password.missing');
    case 'itself':
      return source.secret;
    case 'file':
      return secretOf(source.path, terminal, words);
    case 'command':
      return saidOnce(source.command, wanted, terminal);
  }
}

async function secretOf(file: string, terminal: Terminal, words: TerminalWords): Promise<string> {
  const { bytes } = await readSource(file, sizeLimit, terminal, words.say('cli.standardInput'));
  const secret = utf8Text(bytes, file).replace(/\r?\n$/, '');
  if (secret === '' || /[\r\n]/.test(secret)) throw new UsageError('cli.password.badFile', file);
  return secret;
}

/** What it refused stands too: a key store that asks somebody is not asked again and again. */
function saidOnce(command: string, wanted: PasswordRequest, terminal: Terminal): Promise<string> {
  const key = JSON.stringify([command, wanted]);
  const said = terminal.saidPasswords?.get(key) ?? runPasswordCommand(command, wanted, { terminal });
  terminal.saidPasswords?.set(key, said);
  return said;
}

/** null: the standard input, a pipe: what comes from it once is not there later. */
export async function permanentPath(path: string): Promise<string | null> {
  if (path === '' || path === '-') return null;
  const found = await stat(path).catch(() => null);
  return found?.isFIFO() ? null : resolve(path);
}

/**
 * A pipe has the password once, and it may be asked for several times: what is given afterwards has it in the
 * environment of this process alone. A command is run once for each server and user.
 */
export async function readSecretOnce(
  options: Options,
  terminal: Terminal,
  words: TerminalWords,
): Promise<{ readonly options: Options; readonly terminal: Terminal }> {
  const asked = { ...terminal, saidPasswords: new Map<string, Promise<string>>() };
  const { passwordFile } = options;
  if (passwordFile === null || (await permanentPath(passwordFile)) !== null)
    return { options, terminal: asked };
  const STEWARD_PASSWORD = await secretOf(passwordFile, terminal, words);
  const env = { ...terminal.env, STEWARD_PASSWORD_FILE: '', STEWARD_PASSWORD_COMMAND: '', STEWARD_PASSWORD };
  return { options: { ...options, passwordFile: null }, terminal: { ...asked, env } };
}
