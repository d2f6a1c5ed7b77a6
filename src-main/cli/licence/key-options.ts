import { BridgeError } from '#shared/bridge/errors.ts';
import { KeyError, readGivenKey } from '../../formats/licence/index.ts';
import type { Options } from '../command-line/options.ts';
import { UsageError } from '../failure/usage-error.ts';
import { readSource } from '../input/read-source.ts';
import { utf8Text } from '../input/utf8-text.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';

/** Bytes; no key is as long. */
const sizeLimit = 256 * 1024;

/** Texts of `--key`, each checked to be a key or a set of keys. */
export async function readKeyOptions(given: readonly string[], terminal: CommandTerminal): Promise<string[]> {
  const texts: string[] = [];
  for (const one of given) texts.push(await readKey(one, terminal));
  return texts;
}

async function readKey(option: string, terminal: CommandTerminal): Promise<string> {
  const text = await textOf(option, terminal);
  try {
    readGivenKey(text ?? option);
    return text ?? option;
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    if (text === null && error.problem === 'notKey') throw new UsageError('cli.problem.noKey', option);
    throw new UsageError(`cli.problem.key.${error.problem}`, text === null ? '--key' : option);
  }
}

/** The file's text; null where there is no such file, since the option's value is the key itself then. */
async function textOf(option: string, terminal: CommandTerminal): Promise<string | null> {
  if (option.startsWith('{') || option.startsWith('-----') || option.includes('\n')) return null;
  try {
    return utf8Text((await readSource(option, sizeLimit, terminal, '-')).bytes, option);
  } catch (error) {
    if (error instanceof BridgeError && error.params.reason === 'MISSING') return null;
    // A key in base64 is longer than a file name may be, which the system refuses with another code.
    if (error instanceof BridgeError && error.params.reason === 'IO' && option.length > 100) return null;
    throw error;
  }
}

/** The reader tries the secrets in this order: files, the command line, the environment. */
export async function readLicenceSecrets(options: Options, terminal: CommandTerminal): Promise<string[]> {
  const secrets: string[] = [];
  for (const file of options.secretFiles) {
    const { bytes } = await readSource(file, sizeLimit, terminal, '-');
    secrets.push(utf8Text(bytes, file).replace(/\r?\n$/, ''));
  }
  secrets.push(...options.secrets);
  const fromEnvironment = terminal.env.STEWARD_LICENCE_SECRET;
  if (fromEnvironment) secrets.push(fromEnvironment);
  return secrets.filter((secret) => secret !== '');
}
