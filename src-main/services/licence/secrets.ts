/**
 * Secrets of encrypted licences, stored only at the user's request and only sealed by the system's key store, which
 * the desktop alone has. They are found by the key's id or, without one, by the file's fingerprint.
 */
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { SecretKeeping } from '#shared/bridge/licence/licence.ts';
import type { LicenceSummary } from '#shared/rules/licence/reading.ts';
import { type DurableStore, openStore } from '../durable/store.ts';
import { type KeyStore, openStored } from '../key-store/key-store.ts';

export interface LicenceSecrets {
  /** Status of the key store; `held`: number of secrets in memory until the program ends. */
  status(): Promise<{ available: boolean; backend: string | null; held: number }>;
  any(): Promise<boolean>;
  /** Secrets to try on a file: those stored for it, then those in memory, newest first. */
  candidates(file: EncryptedFile): Promise<string[]>;
  /** Keeps a secret in memory for every file that needs one. Returns the number in memory. */
  hold(secret: string): number;
  /** Stores a secret; resolves to null where the file has nothing to find it by. Never rejects: the reading matters. */
  keep(file: EncryptedFile, secret: string): Promise<SecretKeeping | null>;
  forgetAll(): Promise<{ forgotten: number }>;
}

export type EncryptedFile = Pick<LicenceSummary, 'encryption' | 'sha256'>;

/** Limits of stored secrets and of those in memory; the oldest are dropped. */
const most = 500;
const mostHeld = 20;

const fileShape = z.object({ secrets: z.array(z.object({ name: z.string(), sealed: z.string() })) });
type Kept = z.output<typeof fileShape>;

export function createLicenceSecrets(options: {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Called for a secret that cannot be opened any more; never with the secret. */
  readonly onFailed: (error: unknown) => void;
}): LicenceSecrets {
  const { folder, keyStore, onFailed } = options;
  let opening: Promise<DurableStore<Kept>> | null = null;
  const open = (): Promise<DurableStore<Kept>> => {
    opening ??= openStore<Kept>({
      folder,
      name: 'licence-secrets',
      version: 1,
      read: (data) => fileShape.safeParse(data).data ?? null,
      defaults: () => ({ secrets: [] }),
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const sessionSecrets: string[] = [];
  const store = async (): Promise<{ available: boolean; backend: string | null }> =>
    (await keyStore?.status()) ?? { available: false, backend: null };
  const replace = async (found: Kept['secrets'][number], sealed: string): Promise<void> => {
    const isFound = (one: Kept['secrets'][number]) => one.name === found.name && one.sealed === found.sealed;
    await (await open()).update(({ secrets }) => ({
      secrets: secrets.map((one) => (isFound(one) ? { ...one, sealed } : one)),
    }));
  };
  const find = async (file: EncryptedFile): Promise<string | null> => {
    const name = nameOf(file);
    if (!keyStore || name === null) return null;
    try {
      const found = (await open()).current().secrets.find((secret) => secret.name === name);
      if (!found) return null;
      return await openStored(keyStore, found.sealed, (sealed) => replace(found, sealed), onFailed);
    } catch (error) {
      onFailed(error);
      return null;
    }
  };

  return {
    status: async () => ({ ...(await store()), held: sessionSecrets.length }),
    async any() {
      if (sessionSecrets.length > 0) return true;
      if (!keyStore) return false;
      try {
        return (await (await open()).refresh()).secrets.length > 0;
      } catch (error) {
        onFailed(error);
        return false;
      }
    },
    async candidates(file) {
      const kept = await find(file);
      return [...(kept === null ? [] : [kept]), ...sessionSecrets];
    },
    hold(secret) {
      const known = sessionSecrets.indexOf(secret);
      if (known >= 0) sessionSecrets.splice(known, 1);
      sessionSecrets.unshift(secret);
      sessionSecrets.length = Math.min(sessionSecrets.length, mostHeld);
      return sessionSecrets.length;
    },
    async keep(file, secret) {
      const name = nameOf(file);
      if (name === null) return null;
      if (!keyStore || !(await store()).available) return 'NO_KEY_STORE';
      try {
        const sealed = Buffer.from(await keyStore.seal(secret)).toString('base64');
        const kept = await open();
        await kept.update(({ secrets }) => ({
          secrets: [...secrets.filter((one) => one.name !== name), { name, sealed }].slice(-most),
        }));
        return 'KEPT';
      } catch (error) {
        onFailed(error);
        return 'IO';
      }
    },
    async forgetAll() {
      const dropped = sessionSecrets.splice(0).length;
      try {
        const stored = await open();
        const forgotten = (await stored.refresh()).secrets.length;
        await stored.update(() => ({ secrets: [] }));
        // Written twice, so that the previous generation of the file has no secret either.
        await stored.update(() => ({ secrets: [] }));
        return { forgotten: forgotten + dropped };
      } catch (cause) {
        throw notForgotten(cause);
      }
    },
  };
}

function nameOf({ encryption, sha256 }: EncryptedFile): string | null {
  if (!encryption) return null;
  if (encryption.keyId !== null) return `${encryption.kind} key ${encryption.keyId}`;
  return sha256 === null ? null : `${encryption.kind} file ${sha256}`;
}

function notForgotten(cause: unknown): BridgeError {
  const error = new BridgeError('SECRET_NOT_KEPT', 'the key store can not be written', { reason: 'IO' });
  error.cause = cause;
  return error;
}
