/**
 * The key by which this installation signs (Ed25519): made on first use, sealed by the system's key store where the
 * shell has one, otherwise readable to its user alone. The private key is never returned.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import { keyFingerprintOf } from '../../formats/changes/fingerprint.ts';
import { handOverFile, handOverText } from '../../formats/changes/hand-over.ts';
import { keyFileText, readKeyFile } from '../../formats/changes/key-file.ts';
import { type DurableStore, type LoadReport, openStore } from '../durable/store.ts';
import { type KeyStore, openStored } from '../key-store/key-store.ts';

const keptKey = z.object({
  /** PKCS#8 in base64, sealed or plain. */
  made: z.object({ sealed: z.boolean(), key: z.string() }).nullable(),
  /** The hand-over to this key, for approvers who have not received it yet. */
  handOver: z.string().default(''),
});
type KeptKey = z.output<typeof keptKey>;

const name = 'installation-key';

export interface InstallationKey {
  /** Returns the raw public key (base64) and its fingerprint. SIGNING_KEY_UNREADABLE where the store cannot open it. */
  publicKey(): Promise<{ readonly key: string; readonly fingerprint: string }>;
  /** Signs the UTF-8 bytes of a text; returns base64. */
  sign(text: string): Promise<string>;
  /** Returns the text of a file with the private key, encrypted by the password. */
  backup(password: string, made: Date): Promise<string>;
  /** Restores the key of such a file. Rejects with KEY_FILE_REFUSED, KEY_PASSWORD_WRONG or FILE_IN_UTF16. */
  restore(file: Uint8Array, password: string): Promise<void>;
  /** Makes a new key. Returns the hand-over to it, signed by both. */
  renew(at: Date): Promise<string>;
  handOver(): Promise<string>;
}

export function createInstallationKey(options: {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Called where the key's file was damaged: its previous generation is used, or a new key is made. */
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
    async publicKey() {
      const key = rawPublic(await load());
      return { key, fingerprint: keyFingerprintOf(key) };
    },
    sign: async (text) => signedBy(await load(), text),
    async backup(password, made) {
      const key = await load();
      return keyFileText({ pkcs8: privateText(key), key: rawPublic(key) }, password, made);
    },
    async restore(file, password) {
      const reading = await readKeyFile(file, password);
      if (reading.problem === 'password')
        throw new BridgeError('KEY_PASSWORD_WRONG', 'the password does not open the file');
      if (reading.problem === 'utf16') throw new BridgeError('FILE_IN_UTF16', 'the file is text in UTF-16');
      if (reading.problem !== null) throw new BridgeError('KEY_FILE_REFUSED', 'it is no file of a key');
      await replace(reading.pkcs8, '');
    },
    async renew(at) {
      const earlier = await load();
      const { privateKey: next } = generateKeyPairSync('ed25519');
      const of = { at: at.toISOString(), from: rawPublic(earlier), to: rawPublic(next) };
      const text = handOverText(of);
      const file = handOverFile(of, { from: signedBy(earlier, text), to: signedBy(next, text) });
      await replace(privateText(next), file);
      return file;
    },
    handOver: async () => (await openKeyStore(folder)).current().handOver,
  };
  async function replace(pkcs8: string, handOver: string): Promise<void> {
    const store = await openKeyStore(folder);
    const made = await keptAs(pkcs8, keyStore);
    // Written twice, for the earlier key must not be restored from the previous generation.
    await store.update(() => ({ made, handOver }));
    await store.update((kept) => kept);
    loading = null;
  }
}

const signedBy = (key: KeyObject, text: string) => sign(null, Buffer.from(text), key).toString('base64');
const privateText = (key: KeyObject) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');

const openKeyStore = (folder: string) =>
  openStore<KeptKey>({
    folder,
    name,
    version: 1,
    read: (data) => keptKey.safeParse(data).data ?? null,
    defaults: () => ({ made: null, handOver: '' }),
  });

async function openKey(
  folder: string,
  keyStore: KeyStore | null,
  damaged: (report: LoadReport) => void,
): Promise<KeyObject> {
  const store = await openKeyStore(folder);
  if (store.loaded.outcome !== 'ok') damaged(store.loaded);
  const { made } = store.current().made ? store.current() : await makeKey(store, keyStore);
  if (!made) throw new Error('a key was just made');
  // A file that is written only once would have no previous generation.
  if (!existsSync(join(folder, `${name}.json.bak`)))
    // wall: installation-key-previous
    await store.update((kept) => kept).catch(() => undefined);
  try {
    const text = made.sealed ? await openedBy(store, keyStore, made.key) : made.key;
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch (cause) {
    const error = new BridgeError('SIGNING_KEY_UNREADABLE', 'the key of this installation can not be opened');
    error.cause = cause;
    throw error;
  }
}

async function makeKey(store: DurableStore<KeptKey>, keyStore: KeyStore | null): Promise<KeptKey> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const own = await keptAs(privateText(privateKey), keyStore);
  // Another program may have stored a key first, which is then used.
  return store.update(({ made, handOver }) => ({ made: made ?? own, handOver }));
}

async function keptAs(pkcs8: string, keyStore: KeyStore | null): Promise<NonNullable<KeptKey['made']>> {
  const sealed = keyStore !== null && (await keyStore.status()).available;
  return { sealed, key: sealed ? Buffer.from(await keyStore.seal(pkcs8)).toString('base64') : pkcs8 };
}

async function openedBy(
  store: DurableStore<KeptKey>,
  keyStore: KeyStore | null,
  sealed: string,
): Promise<string> {
  if (!keyStore) throw new Error('the key store is not there');
  const replace = (key: string) =>
    store.update((kept) => (kept.made?.key === sealed ? { ...kept, made: { sealed: true, key } } : kept));
  // After a failure to store the key the next start tries again.
  return openStored(keyStore, sealed, replace, () => undefined);
}

function rawPublic(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(String(x), 'base64url').toString('base64');
}
