/** The terminal trusts the keys that the console on the same data folder trusts, and those of `--key`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import type { TrustedKeys } from '../../formats/licence/index.ts';
import { allKeys, type KeyTexts } from '../../services/licence/given/all-keys.ts';
import { createGivenKeys, givenKeysFile } from '../../services/licence/given/given-keys.ts';
import type { ReadPolicy } from '../../services/licence/policy/policy.ts';
import type { Options } from '../command-line/options.ts';
import { openPolicy } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { readKeyOptions } from './key-options.ts';

export interface TrustedKeySet extends Omit<TrustedKeyList, 'keys'> {
  readonly keys: TrustedKeys;
  readonly keyTexts: KeyTexts;
}

/** No file is made where there is none. Rejects with KEYS_LOCKED where the policy forbids `--key`. */
export async function loadTrustedKeys(
  options: Pick<Options, 'data' | 'keys' | 'noSampleKeys'>,
  terminal: CommandTerminal,
  administrator: ReadPolicy,
): Promise<TrustedKeySet> {
  const folder = options.data ?? terminal.dataFolder;
  const [{ jwks, path, state, problem }, organisation] = await Promise.all([
    administrator(),
    openPolicy(terminal),
  ]);
  const giving = organisation.givingKeys();
  if (giving === 'none' && options.keys.length > 0) {
    throw new BridgeError('KEYS_LOCKED', 'the policy forbids keys of the user');
  }
  const { effective } = await readSettings(folder, organisation.layers());
  const keptTexts = giving === 'kept' ? await keptKeys(folder) : [];
  const texts = await readKeyOptions(options.keys, terminal);
  const keyTexts = { policy: jwks, storedKeys: keptTexts, session: [], commandLineKeys: texts };
  return {
    keys: allKeys(keyTexts),
    keyTexts,
    policy: { place: path, state, problem },
    giving,
    samplesRefused: options.noSampleKeys || effective.refuseSampleKeys,
  };
}

async function keptKeys(folder: string): Promise<readonly string[]> {
  const path = join(folder, givenKeysFile);
  if (!existsSync(path) && !existsSync(`${path}.bak`)) return [];
  const givenKeys = createGivenKeys({
    folder,
    read: () => Promise.reject(new Error('the terminal reads keys itself')),
    giving: () => 'kept',
    onFailed: (error) => {
      throw error;
    },
  });
  return (await givenKeys.texts()).storedKeys;
}
