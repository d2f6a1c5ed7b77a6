/** Open and save dialogs over the bridge. */
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { answers, recordedOf, resetElectron } from './electron.ts';
import { invoke, quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);
const call = async (name: string, args: unknown): Promise<unknown> =>
  invoke((await startDesktop()).window.webContents, channels.call, [name, args, '1']);

it('opens licence files and answers handles', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'steward-open-')), 'a.lic');
  await writeFile(path, 'abc');
  answers.open = { canceled: false, filePaths: [path] };
  expect(await call('files.open', { purpose: 'licence', multiple: true })).toMatchObject({
    ok: true,
    value: { files: [{ name: 'a.lic', size: 3 }] },
  });
  expect(recordedOf('dialog.open')[0]?.[0]).toMatchObject({
    title: 'Choose licence files',
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: 'Licence files' }, { name: 'All files', extensions: ['*'] }],
  });
});

it('answers nothing where the user thought better of it', async () => {
  expect(await call('files.open', { purpose: 'licence', multiple: false })).toEqual({
    ok: true,
    value: { files: [] },
  });
  expect(recordedOf('dialog.open')[0]?.[0]).toMatchObject({
    title: 'Choose a licence file',
    properties: ['openFile'],
  });
});

it('saves where the user says, whole, and names no path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-save-'));
  answers.save = { canceled: false, filePath: join(folder, 'chosen.csv') };
  const reply = await call('files.save', {
    suggestedName: '/etc/report.csv',
    mediaType: 'text/csv',
    text: '许可,1\n',
  });
  expect(reply).toEqual({ ok: true, value: { outcome: 'saved', name: 'chosen.csv' } });
  expect(recordedOf('dialog.save')[0]?.[0]).toMatchObject({ defaultPath: 'report.csv' });
  expect(await readFile(join(folder, 'chosen.csv'), 'utf8')).toBe('许可,1\n');
  expect(await readdir(folder)).toEqual(['chosen.csv']);
});

it('saves bytes that are no text as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-save-'));
  answers.save = { canceled: false, filePath: join(folder, 'chosen.xlsx') };
  await call('files.save', { suggestedName: 'x.xlsx', mediaType: 'application/zip', base64: 'UEsDBP8=' });
  expect(await readFile(join(folder, 'chosen.xlsx'))).toEqual(Buffer.from([0x50, 0x4b, 3, 4, 0xff]));
  expect(await readdir(folder)).toEqual(['chosen.xlsx']);
});

it('says why it could not save', async () => {
  answers.save = { canceled: false, filePath: '/no/such/folder/x.csv' };
  expect(
    await call('files.save', { suggestedName: 'x.csv', mediaType: 'text/csv', text: 'x' }),
  ).toMatchObject({
    ok: false,
    error: { code: 'FILE_NOT_WRITTEN', params: { reason: 'ENOENT' } },
  });
});
