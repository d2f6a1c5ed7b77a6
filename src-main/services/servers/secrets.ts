/**
 * Secrets of server profiles: in this process's memory and, where the user asks for it and the shell has a key
 * store, sealed beside the profiles. They are bound to one address and never returned to the console.
 */
import * as z from 'zod';
import { BridgeError } from '#shared/bridge/errors.ts';
import { serverCredential } from '#shared/rules/servers/profile.ts';
import { openStore } from '../durable/store.ts';
import { type KeyStore, openStored } from '../key-store/key-store.ts';

const secrets = z.object({
  /** The address of the secrets: they never follow a profile to another one. */
  address: z.string(),
  credential: serverCredential.nullable().default(null),
  proxyPassword: z.string().nullable().default(null),
  gatePassword: z.string().nullable().default(null),
  /** Values of secret headers, by name. */
  headers: z.record(z.string(), z.string()).default({}),
  /** PKCS#12 in base64. */
  client: z.object({ pfx: z.string(), passphrase: z.string() }).nullable().default(null),
});
export type ProfileSecrets = z.output<typeof secrets>;

/** Returns own properties only, for a header may be called `constructor`. */
export function secretHeader({ headers }: ProfileSecrets, name: string): string | undefined {
  return Object.hasOwn(headers, name) ? headers[name] : undefined;
}

const sealedSecrets = z.object({ sealed: z.record(z.string(), z.string()) });

export interface SecretVault {
  of(id: string, address: string): ProfileSecrets;
  remembers(id: string): boolean;
  /** `remember`: also for the next start. Rejects with KEY_STORE_UNAVAILABLE, and sets nothing then. */
  set(id: string, next: ProfileSecrets, remember: boolean): Promise<void>;
  /** Sets secrets in memory only; the key store's stay. */
  hold(id: string, next: ProfileSecrets): void;
  /** Deletes only the credential, in memory and in the key store. */
  signOut(id: string, address: string): Promise<void>;
  forget(id: string): Promise<void>;
}

export async function openSecretVault(options: {
  readonly folder: string;
  readonly keyStore: KeyStore | null;
  /** Called for secrets that cannot be opened any more; never with a secret. */
  readonly onFailed: (error: unknown) => void;
}): Promise<SecretVault> {
  const { keyStore } = options;
  const secretsByServer = new Map<string, ProfileSecrets>();
  const store = await openStore<z.output<typeof sealedSecrets>>({
    folder: options.folder,
    name: 'server-secrets',
    version: 1,
    read: (data) => sealedSecrets.safeParse(data).data ?? null,
    defaults: () => ({ sealed: {} }),
  });
  const replace = (id: string, earlier: string, sealed: string) =>
    store.update((kept) =>
      kept.sealed[id] === earlier ? { sealed: { ...kept.sealed, [id]: sealed } } : kept,
    );
  if (keyStore) {
    for (const [id, sealed] of Object.entries(store.current().sealed)) {
      try {
        const text = await openStored(
          keyStore,
          sealed,
          (next) => replace(id, sealed, next),
          options.onFailed,
        );
        secretsByServer.set(id, secrets.parse(JSON.parse(text)));
      } catch (error) {
        options.onFailed(error);
      }
    }
  }

  const unseal = async (id: string): Promise<void> => {
    if (!Object.hasOwn(store.current().sealed, id)) return;
    const without = ({ sealed }: { sealed: Record<string, string> }) => {
      const { [id]: _, ...rest } = sealed;
      return { sealed: rest };
    };
    // Written twice, so that the previous generation of the file lacks the secret too.
    await store.update(without);
    await store.update(without);
  };

  const of = (id: string, address: string): ProfileSecrets => {
    const found = secretsByServer.get(id);
    if (found?.address === address) return found;
    const none = noSecrets(address);
    secretsByServer.set(id, none);
    return none;
  };
  const reseal = async (id: string, next: ProfileSecrets): Promise<boolean> => {
    if (!keyStore || !(await keyStore.status()).available) return false;
    const sealed = Buffer.from(await keyStore.seal(JSON.stringify(next))).toString('base64');
    const withIt = (kept: { sealed: Record<string, string> }) => ({
      sealed: { ...kept.sealed, [id]: sealed },
    });
    const replaces = Object.hasOwn(store.current().sealed, id);
    await store.update(withIt);
    // Written twice, so that the previous generation of the file has the new secrets too.
    if (replaces) await store.update(withIt);
    return true;
  };

  return {
    of,
    remembers: (id) => Object.hasOwn(store.current().sealed, id),
    async set(id, next, remember) {
      if (remember) {
        if (!(await reseal(id, next))) {
          throw new BridgeError('KEY_STORE_UNAVAILABLE', 'there is no key store that could keep secrets');
        }
      } else {
        await unseal(id);
      }
      secretsByServer.set(id, next);
    },
    hold: (id, next) => void secretsByServer.set(id, next),
    async signOut(id, address) {
      const next = { ...of(id, address), credential: null };
      const kept = Object.hasOwn(store.current().sealed, id) && hasAny(next);
      if (!kept || !(await reseal(id, next))) await unseal(id);
      secretsByServer.set(id, next);
    },
    async forget(id) {
      secretsByServer.delete(id);
      await unseal(id);
    },
  };
}

function hasAny({ proxyPassword, gatePassword, headers, client }: ProfileSecrets): boolean {
  return (
    proxyPassword !== null || gatePassword !== null || client !== null || Object.keys(headers).length > 0
  );
}

export function noSecrets(address: string): ProfileSecrets {
  return { address, credential: null, proxyPassword: null, gatePassword: null, headers: {}, client: null };
}
