/** Licences on the desktop: large answers as one text, folders by the system's dialog, secrets in its key store. */
import { copyFile, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { channels } from '#shared/bridge/preload.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { answers, recordedOf, resetElectron } from './electron.ts';
import { invoke, quit, type Started, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));

const samples = join(import.meta.dirname, '../../resources/samples');
/** Of farridge-2026-encrypted.lic (resources/samples/README.md). */
const secret = '7mIwUdCIMmBJogJmYFUG1BkuiCxkFbVJv649wIwG2mQ';

let started: Started;
beforeEach(async () => {
  resetElectron();
  started = await startDesktop();
});
afterEach(quit);

async function reply(name: string, args: unknown = {}): Promise<BridgeReply> {
  return (await invoke(started.window.webContents, channels.call, [name, args, '1'])) as BridgeReply;
}
/** The console's transport reads a reply so. */
async function call<T>(name: string, args: unknown = {}): Promise<T> {
  const answered = await reply(name, args);
  if (!answered.ok) throw answered.error;
  const { json, value } = answered;
  return (json ? JSON.parse(new TextDecoder().decode(value as Uint8Array)) : value) as T;
}
async function opened(path: string): Promise<string> {
  answers.open = { canceled: false, filePaths: [path] };
  const { files } = await call<{ files: { id: string }[] }>('files.open', {
    purpose: 'licence',
    multiple: false,
  });
  return files[0]?.id ?? '';
}

it('crosses to the page as one text, not as an object for each module', async () => {
  const answer = await reply('licence.parse', { file: await opened(join(samples, 'farridge-2026.lic')) });
  expect(answer).toMatchObject({ ok: true, json: true, value: expect.any(Uint8Array) });
  expect(await call('licence.keyStore')).toEqual({ available: true, backend: 'gnome_libsecret', held: 0 });
});

describe('a folder', () => {
  it('is chosen by the system’s dialog and listed without a path', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'steward-licences-'));
    await copyFile(join(samples, 'farridge-2026.lic'), join(folder, 'a.lic'));
    answers.open = { canceled: false, filePaths: [folder] };
    const chosen = await call<{ folder: { id: string } }>('licence.openFolder');
    expect(recordedOf('dialog.open')[0]?.[0]).toEqual({
      title: 'Choose a folder of licence files',
      properties: ['openDirectory'],
    });
    const listed = await call('licence.watchFolder', { folder: chosen.folder.id });
    expect(listed).toMatchObject({ files: [{ name: 'a.lic' }], leftOut: 0 });
    expect(JSON.stringify([chosen, listed])).not.toContain(tmpdir());
    await call('licence.closeFolder', { folder: chosen.folder.id });
  });

  it('is none where the user thought better of it', async () => {
    expect(await call('licence.openFolder')).toEqual({ folder: null });
  });
});

describe('the secret of an encrypted licence', () => {
  const sample = join(samples, 'farridge-2026-encrypted.lic');
  const everything = async (folder: string): Promise<string> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return (
      await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')))
    ).join('\n');
  };

  it('is kept where the user asks for it, sealed, and used at the next opening', async () => {
    const file = await opened(sample);
    expect(await call<LicenceReading>('licence.parse', { file })).toMatchObject({ state: 'DECRYPT_FAILED' });
    expect(await call('licence.parse', { file, secret, remember: true })).toMatchObject({ readable: true });
    expect(await call('licence.parse', { file })).toMatchObject({ readable: true, verified: true });
    const written = await everything(started.dataDir);
    expect(written).toContain(Buffer.from(secret).reverse().toString('base64'));
    expect(written).not.toContain(secret);

    expect(await call('licence.forgetSecrets')).toEqual({ forgotten: 1 });
    expect(await call<LicenceReading>('licence.parse', { file })).toMatchObject({ state: 'DECRYPT_FAILED' });
    expect(await everything(started.dataDir)).not.toContain(Buffer.from(secret).reverse().toString('base64'));
  });

  it('is sealed anew where the system says that its key was changed', async () => {
    const file = await opened(sample);
    await call('licence.parse', { file, secret, remember: true });
    const before = recordedOf('safeStorage.encrypt').length;
    answers.keyRing.keyChanged = true;
    expect(await call('licence.parse', { file })).toMatchObject({ readable: true, verified: true });
    expect(recordedOf('safeStorage.encrypt')).toHaveLength(before + 1);
    expect(await call('licence.forgetSecrets')).toEqual({ forgotten: 1 });
  });

  it('is not kept unasked', async () => {
    const file = await opened(sample);
    await call('licence.parse', { file, secret });
    expect(await call<LicenceReading>('licence.parse', { file })).toMatchObject({ state: 'DECRYPT_FAILED' });
    expect(await everything(started.dataDir)).not.toContain(Buffer.from(secret).reverse().toString('base64'));
  });

  it('is not kept where it does not open the file', async () => {
    const file = await opened(sample);
    const wrong = Buffer.alloc(32, 7).toString('base64url');
    await call('licence.parse', { file, secret: wrong, remember: true });
    expect(await call('licence.forgetSecrets')).toEqual({ forgotten: 0 });
  });

  it.each([
    { opens: true, backend: 'basic_text' },
    { opens: true, backend: 'unknown' },
    { opens: false, backend: 'gnome_libsecret' },
  ])('is not kept where the key store only pretends, and the file is read: %j', async (keyRing) => {
    answers.keyRing = { ...answers.keyRing, ...keyRing };
    expect(await call('licence.keyStore')).toEqual({ available: false, backend: keyRing.backend, held: 0 });
    const file = await opened(sample);
    expect(await call('licence.parse', { file, secret, remember: true })).toMatchObject({
      readable: true,
      keeping: 'NO_KEY_STORE',
    });
    expect(await everything(started.dataDir)).not.toContain(Buffer.from(secret).reverse().toString('base64'));
  });

  it('is not kept, and the file is read, where the user refuses the system’s question', async () => {
    const { safeStorage } = await import('./electron.ts');
    const refused = vi.spyOn(safeStorage, 'encryptStringAsync').mockRejectedValue(new Error('user denied'));
    const file = await opened(sample);
    expect(await call('licence.parse', { file, secret, remember: true })).toMatchObject({
      readable: true,
      keeping: 'IO',
    });
    refused.mockRestore();
  });

  it('stands in no log, error, history or file, whatever goes wrong', async () => {
    const damaged = join(await mkdtemp(join(tmpdir(), 'steward-damaged-')), 'damaged.lic');
    await writeFile(damaged, (await readFile(sample, 'utf8')).replace(/....$/m, 'AAAA'));
    const answered: unknown[] = [];
    for (const path of [sample, damaged, join(samples, 'farridge-2026.lic')]) {
      const file = await opened(path);
      for (const given of [secret, `${secret}x`, `{"kty":"oct","k":"${secret}"}`, `${secret}\n${secret}`]) {
        answered.push(await reply('licence.parse', { file, secret: given }));
        answered.push(await reply('licence.compare', { file, compareFile: file, secret: given }));
      }
    }
    answered.push(await call('licence.history', { search: '', offset: 0, limit: 100 }));
    const told = answered.map((one) =>
      JSON.stringify(one, (_, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString() : value,
      ),
    );
    expect(told.join('\n')).not.toContain(secret);
    expect(await everything(started.dataDir)).not.toContain(secret);
  });
});
