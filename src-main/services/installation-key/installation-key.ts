/**
 * The key by which this installation signs (Ed25519): made when it is first needed, sealed by the system's key store
 * where the shell has one, otherwise readable to its user alone. It signs, and is never answered.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import { fingerprintOf } from '../../formats/changes/fingerprint.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadReport, openStore, type Store } from '../durable/store.ts';
import type { KeyStore } from '../key-store/key-store.ts';

const keptKey = z.object({
  /** PKCS#8 in base64, sealed or as it is. */
  made: z.object({ sealed: z.boolean(), key: z.string() }).nullable(),
});
type KeptKey = z.output<typeof keptKey>;

const name = 'installation-key';

export interface InstallationKey {
  /** Raw, in base64, and as people compare it. SIGNING_KEY_UNREADABLE where the key store opens it no more. */
  own(): Promise<{ readonly key: string; readonly fingerprint: string }>;
  /** Of a text in UTF-8; base64. */
  sign(text: string): Promise<string>;
}

export function createInstallationKey(options: {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Its file was damaged: the previous copy was taken, or another key is made. */
  readonly damaged?: (report: LoadReport) => void;
}): InstallationKey {
  const { folder, keyStore, damaged = () => undefined } = options;
  let loading: Promise<KeyObject> | null = null;
  const load = (): Promise<KeyObject> => {
    loading ??= openKey(folder, keyStore, damaged).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    async own() {
      const key = rawPublic(await load());
      return { key, fingerprint: fingerprintOf(key) };
    },
    sign: async (text) => sign(null, Buffer.from(text), await load()).toString('base64'),
  };
}

async function openKey(
  folder: string,
  keyStore: KeyStore | null,
  damaged: (report: LoadReport) => void,
): Promise<KeyObject> {
  const store = await openStore<KeptKey>({
    ...{ folder, name, version: 1 },
    read: (data) => keptKey.safeParse(data).data ?? null,
    defaults: () => ({ made: null }),
  });
  if (store.loaded.outcome !== 'ok') damaged(store.loaded);
  const { made } = store.current().made ? store.current() : await makeKey(store, keyStore);
  if (!made) throw new Error('a key was just made');
  // Written once and for good it would have no previous generation.
  if (!existsSync(join(folder, `${name}.json.bak`)))
    await store.update((kept) => kept).catch(() => undefined);
  try {
    const text = made.sealed ? await openedBy(keyStore, made.key) : made.key;
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch (cause) {
    const error = new BridgeError('SIGNING_KEY_UNREADABLE', 'the key of this installation can not be opened');
    error.cause = cause;
    throw error;
  }
}

async function makeKey(store: Store<KeptKey>, keyStore: KeyStore | null): Promise<KeptKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const sealed = keyStore !== null && (await keyStore.status()).available;
  const kept = sealed ? Buffer.from(await keyStore.seal(key)).toString('base64') : key;
  // Another program may have been first: then its key is the one.
  return store.update(({ made }) => ({ made: made ?? { sealed, key: kept } }));
}

async function openedBy(keyStore: KeyStore | null, sealed: string): Promise<string> {
  if (!keyStore) throw new Error('the key store is not there');
  return keyStore.open(Buffer.from(sealed, 'base64'));
}

function rawPublic(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(String(x), 'base64url').toString('base64');
}
