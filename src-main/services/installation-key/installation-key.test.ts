/** The installation key: made once, sealed where possible, never returned. */
import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { keyFingerprintOf } from '../../formats/changes/fingerprint.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { createInstallationKey } from './installation-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-key-'));
});
const file = () => readFile(join(folder, 'installation-key.json'), 'utf8');

function keyStore(): KeyStore {
  const mask = randomBytes(32);
  const turn = (bytes: Uint8Array) => bytes.map((byte, at) => byte ^ (mask[at % 32] ?? 0));
  const check = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    status: async () => ({ available: true, backend: 'test' }),
    seal: async (text) => turn(Buffer.from(check(text) + text)),
    async open(sealed) {
      const text = Buffer.from(turn(sealed)).toString();
      if (check(text.slice(64)) !== text.slice(0, 64)) throw new Error('another user');
      return { text: text.slice(64), isStale: false };
    },
  };
}

it('is made once, also where two ask at the same time, and is the same after a start', async () => {
  const [one, two] = [0, 1].map(() => createInstallationKey({ folder, keyStore: null }));
  const [first, second] = await Promise.all([one?.publicKey(), two?.publicKey()]);
  expect(second).toEqual(first);
  expect(await createInstallationKey({ folder, keyStore: null }).publicKey()).toEqual(first);
  if (process.platform !== 'win32')
    expect((await stat(join(folder, 'installation-key.json'))).mode & 0o777).toBe(0o600);
});

it('signs what its public half vouches for, and nothing else', async () => {
  const key = createInstallationKey({ folder, keyStore: null });
  const { key: raw, fingerprint } = await key.publicKey();
  const x = Buffer.from(raw, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signature = Buffer.from(await key.sign('text'), 'base64');
  expect(verify(null, Buffer.from('text'), publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.from('texT'), publicKey, signature)).toBe(false);
  expect(fingerprint).toMatch(/^\d{5}( \d{5}){7}$/);
  expect(fingerprint).toBe(keyFingerprintOf(raw));
});

it('is sealed where there is a key store; another user’s store opens it no more, and no other key is made', async () => {
  const store = keyStore();
  const own = await createInstallationKey({ folder, keyStore: store }).publicKey();
  expect(JSON.parse(await file()).data.made.sealed).toBe(true);
  const before = await file();
  for (const other of [keyStore(), null])
    await expect(createInstallationKey({ folder, keyStore: other }).publicKey()).rejects.toMatchObject({
      code: 'SIGNING_KEY_UNREADABLE',
    });
  expect(await file()).toBe(before);
  expect(await createInstallationKey({ folder, keyStore: store }).publicKey()).toEqual(own);
});

it('a fingerprint is of the key alone, in digits', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64'));
  expect(keyFingerprintOf(one ?? '')).not.toBe(keyFingerprintOf(other ?? ''));
});

it.each(['', '{"file":"installation-key"', 'zeros \0\0\0'])(
  'a damaged file (%j) is replaced by its previous copy, the same key; without one another key is told',
  async (bad) => {
    const own = await createInstallationKey({ folder, keyStore: null }).publicKey();
    const path = join(folder, 'installation-key.json');
    await writeFile(path, bad);
    const damaged = vi.fn();
    expect(await createInstallationKey({ folder, keyStore: null, damaged }).publicKey()).toEqual(own);
    const kept = [expect.stringMatching(/^installation-key\.corrupt-/)];
    expect(damaged).toHaveBeenCalledWith({ outcome: 'restored', asideNames: kept });
    for (const name of (await readdir(folder)).filter((one) => one.includes('corrupt')))
      await rm(join(folder, name));
    await rm(`${path}.bak`);
    await writeFile(path, bad);
    expect(await createInstallationKey({ folder, keyStore: null, damaged }).publicKey()).not.toEqual(own);
    expect(damaged).toHaveBeenLastCalledWith({ outcome: 'defaults', asideNames: kept });
  },
);
