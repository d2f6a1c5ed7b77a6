/** A secret that an earlier key of the system has sealed is sealed by the newer key, wherever it is stored. */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trayMigrations } from '../changes/migrations.ts';
import { openSealing } from '../changes/sealing.ts';
import { createInstallationKey } from '../installation-key/installation-key.ts';
import { createLicenceSecrets } from '../licence/secrets.ts';
import { noSecrets, openSecretVault } from '../servers/secrets.ts';
import { type KeyStore, openStored } from './key-store.ts';

/** Seals by the newest key, named in front of the text, and opens what any of them has sealed. */
function keyStore(): KeyStore & { newest: string } {
  return {
    newest: 'first',
    status: async () => ({ available: true, backend: 'test' }),
    async seal(text) {
      return Buffer.from(`${this.newest}:${text}`);
    },
    async open(sealed) {
      const [by = '', ...text] = Buffer.from(sealed).toString().split(':');
      return { text: text.join(':'), isStale: by !== this.newest };
    },
  };
}
const nameOfKey = (sealed: string) => Buffer.from(sealed, 'base64').toString().split(':')[0];

let folder: string;
const failed = vi.fn<(error: unknown) => void>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-sealed-'));
  failed.mockReset();
});
const stored = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')).data;

const encrypted = { encryption: { kind: 'dir', keyId: 'K1' }, sha256: null } as never;
/** Each stores or opens one secret, and says which key has sealed what is in the file. */
const stores: readonly (readonly [name: string, use: (store: KeyStore) => Promise<string | undefined>])[] = [
  [
    'a server’s password',
    async (store) => {
      const vault = await openSecretVault({ folder, keyStore: store, onFailed: failed });
      const address = 'https://office.example';
      if (!vault.remembers('S1')) await vault.set('S1', noSecrets(address), true);
      return nameOfKey((await stored('server-secrets.json')).sealed.S1);
    },
  ],
  [
    'a licence’s secret',
    async (store) => {
      const secrets = createLicenceSecrets({ folder, keyStore: store, onFailed: failed });
      if ((await secrets.candidates(encrypted)).length === 0) await secrets.keep(encrypted, 'word');
      expect(await secrets.candidates(encrypted)).toEqual(['word']);
      return nameOfKey((await stored('licence-secrets.json')).secrets[0].sealed);
    },
  ],
  [
    'the installation’s key',
    async (store) => {
      await createInstallationKey({ folder, keyStore: store }).publicKey();
      return nameOfKey((await stored('installation-key.json')).made.key);
    },
  ],
  [
    'the tray’s key',
    async (store) => {
      const database = new DatabaseSync(join(folder, 'changes.db'));
      if (database.prepare('pragma user_version').get()?.user_version === 0) {
        for (const step of trayMigrations) database.exec(step);
        database.exec('pragma user_version = 1');
      }
      const { seal, open } = await openSealing(database, store, failed);
      expect(open(seal('text'))).toBe('text');
      const { sealed } = database.prepare('select sealed from seal').get() ?? {};
      database.close();
      return nameOfKey(String(sealed));
    },
  ],
];

describe.each(stores)('%s', (_name, use) => {
  it('is sealed by the newer key once it was opened, and not before there is one', async () => {
    const store = keyStore();
    expect(await use(store)).toBe('first');
    const sealed = vi.spyOn(store, 'seal');
    await use(store);
    expect(sealed).not.toHaveBeenCalled();
    store.newest = 'second';
    expect(await use(store)).toBe('second');
    expect(sealed).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it('is opened although it cannot be sealed anew', async () => {
    const store = keyStore();
    await use(store);
    store.newest = 'second';
    vi.spyOn(store, 'seal').mockRejectedValue(new Error('user denied'));
    expect(await use(store)).toBe('first');
  });
});

it('a secret that somebody else stored meanwhile is kept: the failure is reported, the text is answered', async () => {
  const store = keyStore();
  const sealed = Buffer.from(await store.seal('text')).toString('base64');
  store.newest = 'second';
  const full = new Error('the disk is full');
  const replace = () => {
    throw full;
  };
  expect(await openStored(store, sealed, replace, failed)).toBe('text');
  expect(failed).toHaveBeenCalledWith(full);
});
