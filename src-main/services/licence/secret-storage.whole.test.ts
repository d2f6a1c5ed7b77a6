/** Storing a secret: the reading is returned in any case, with the outcome of storing beside it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileStore, type FileStore } from '../files/file-store.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import { createLicenceService, type LicenceService } from './index.ts';
import { createLicenceSecrets } from './secrets.ts';
import { licenceParts, seen, stages } from './testing/licence-parts.ts';

const sample = join(import.meta.dirname, '../../../resources/samples/farridge-2026-encrypted.lic');
/** The secret that resources/samples/README.md prints. */
const secret = '7mIwUdCIMmBJogJmYFUG1BkuiCxkFbVJv649wIwG2mQ';

const keyStore: KeyStore = {
  status: async () => ({ available: true, backend: 'test' }),
  seal: async (text) => Buffer.from(text).reverse(),
  open: async (sealed) => ({ text: Buffer.from(sealed).reverse().toString(), isStale: false }),
};

let folder: string;
let files: FileStore;
let service: LicenceService;
const failed = vi.fn<(error: unknown) => void>();

function open(store: KeyStore | null): void {
  const parts = licenceParts(join(folder, 'data'), files, () => Date.UTC(2026, 10, 21));
  const secrets = createLicenceSecrets({
    folder: join(folder, 'secrets'),
    keyStore: store,
    onFailed: failed,
  });
  service = createLicenceService({ ...parts, secrets });
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-keeping-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  failed.mockReset();
});
afterEach(async () => {
  await service.close();
  await files.close();
  await rm(folder, { recursive: true, force: true });
});
const parse = async (wish: { secret?: string; remember?: boolean }) =>
  seen(service.parse({ file: (await files.addPath(sample)).id, ...wish }, stages()));

const opened = { state: 'SAMPLE_KEY', readable: true, verified: true };

it('is kept, and opens the file the next time', async () => {
  open(keyStore);
  expect(await parse({ secret, remember: true })).toMatchObject({ ...opened, keeping: 'KEPT' });
  const next = await parse({});
  expect(next).toMatchObject(opened);
  expect(next).not.toHaveProperty('keeping');
});

describe('the reading is answered although the secret could not be kept', () => {
  it('without a key store, as in the web shell', async () => {
    open(null);
    expect(await parse({ secret, remember: true })).toMatchObject({ ...opened, keeping: 'NO_KEY_STORE' });
    expect(await parse({})).toMatchObject({ state: 'DECRYPT_FAILED' });
  });

  it('where the key store only pretends', async () => {
    open({ ...keyStore, status: async () => ({ available: false, backend: 'basic_text' }) });
    expect(await parse({ secret, remember: true })).toMatchObject({ ...opened, keeping: 'NO_KEY_STORE' });
  });

  it('where the key store refuses; the reason is reported without the secret', async () => {
    open({ ...keyStore, seal: () => Promise.reject(new Error('locked')) });
    expect(await parse({ secret, remember: true })).toMatchObject({ ...opened, keeping: 'IO' });
    expect(failed).toHaveBeenCalledOnce();
    expect(String(failed.mock.lastCall?.[0])).not.toContain(secret);
  });
});

it.each([
  ['not asked for', { secret }],
  ['asked for without a secret', { remember: true }],
  ['that does not open the file', { secret: 'AAAA', remember: true }],
])('%s: nothing is said of keeping, nothing is kept', async (_, wish) => {
  open(keyStore);
  expect(await parse(wish)).not.toHaveProperty('keeping');
  expect(await service.forgetSecrets({}, stages() as never)).toEqual({ forgotten: 0 });
});
