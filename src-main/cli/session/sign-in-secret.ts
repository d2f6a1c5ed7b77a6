/** Passwords, tokens and cookies are never on the command line itself, where other users of the computer could read them. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Options } from '../command-line/options.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import { utf8Text } from '../input/utf8-text.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { type PasswordRequest, runPasswordCommand } from './password-command.ts';

/** Bytes; no password, token or cookie is as long. */
const sizeLimit = 16 * 1024;

type Given = Pick<Options, 'passwordFile' | 'passwordCommand'>;
type SecretSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'itself'; readonly secret: string };

/** The command line wins over the environment; in the environment a file wins over a command, and both over the secret. */
export function secretSource(
  { passwordFile, passwordCommand }: Given,
  env: CommandTerminal['env'],
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

/** `wanted` names server and user, for each of which a command may have another password. */
export async function readSignInSecret(
  options: Given,
  wanted: PasswordRequest,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<string> {
  const source = secretSource(options, terminal.env);
  switch (source?.kind) {
    case undefined:
      throw new UsageError('cli.password.missing');
    case 'itself':
      return source.secret;
    case 'file':
      return secretFromFile(source.path, terminal, words);
    case 'command':
      return secretFromCommand(source.command, wanted, terminal);
  }
}

async function secretFromFile(
  file: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<string> {
  const { bytes } = await readSource(file, sizeLimit, terminal, words.say('cli.standardInput'));
  const secret = utf8Text(bytes, file).replace(/\r?\n$/, '');
  if (secret === '' || /[\r\n]/.test(secret)) throw new UsageError('cli.password.badFile', file);
  return secret;
}

/** A refusal is kept like a password: a key store that asks the user is not asked again and again. */
function secretFromCommand(
  command: string,
  wanted: PasswordRequest,
  terminal: CommandTerminal,
): Promise<string> {
  const key = JSON.stringify([command, wanted]);
  const password = terminal.passwords?.get(key) ?? runPasswordCommand(command, wanted, { terminal });
  terminal.passwords?.set(key, password);
  return password;
}

/** Null for the standard input and pipes, whose content is gone once it was read. */
export async function permanentPath(path: string): Promise<string | null> {
  if (path === '' || path === '-') return null;
  const stats = await stat(path).catch(() => null);
  return stats?.isFIFO() ? null : resolve(path);
}

/**
 * A pipe gives the password once, while several servers may need it: the returned terminal has the password in its
 * environment, which no other process sees. A command runs once for each server and user.
 */
export async function readSecretOnce(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<{ readonly options: Options; readonly terminal: CommandTerminal }> {
  const withPasswords = { ...terminal, passwords: new Map<string, Promise<string>>() };
  const { passwordFile } = options;
  if (passwordFile === null || (await permanentPath(passwordFile)) !== null)
    return { options, terminal: withPasswords };
  const STEWARD_PASSWORD = await secretFromFile(passwordFile, terminal, words);
  const env = { ...terminal.env, STEWARD_PASSWORD_FILE: '', STEWARD_PASSWORD_COMMAND: '', STEWARD_PASSWORD };
  return { options: { ...options, passwordFile: null }, terminal: { ...withPasswords, env } };
}
