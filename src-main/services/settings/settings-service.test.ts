import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { seal } from '../durable/envelope.ts';
import { createSettingsService } from './settings-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-settings-'));
});
const open = (changed = vi.fn()) => createSettingsService({ folder, changed });
const defaults = { appearance: 'system', language: 'system', menuCollapsed: false, tableDensity: 'default' };

it('starts with the defaults', async () => {
  expect(await (await open()).get()).toEqual(defaults);
});

it('changes only what a patch names, tells it, and keeps it', async () => {
  const changed = vi.fn();
  const settings = await open(changed);
  await settings.update({ language: 'zh-CN' });
  const answer = await settings.update({ appearance: 'dark', language: undefined });
  expect(answer).toEqual({ ...defaults, language: 'zh-CN', appearance: 'dark' });
  expect(changed).toHaveBeenLastCalledWith(answer);
  expect((await open()).current()).toEqual(answer);
});

it('keeps what another shell changed meanwhile', async () => {
  const [one, other] = [await open(), await open()];
  await one.update({ language: 'en-US' });
  await other.update({ menuCollapsed: true });
  expect(await one.get()).toEqual({ ...defaults, language: 'en-US', menuCollapsed: true });
});

it('reads another version key by key', async () => {
  const data = { appearance: 'dark', language: 'tlh', fontSize: 12, menuCollapsed: 'yes' };
  await writeFile(join(folder, 'settings.json'), seal('settings', 9, data));
  const settings = await open();
  expect(settings.current()).toEqual({ ...defaults, appearance: 'dark' });
  expect(settings.loaded.outcome).toBe('ok');
});

it('sets a broken file aside and goes on with the defaults', async () => {
  await writeFile(join(folder, 'settings.json'), '{"appearance":"dark"');
  const settings = await open();
  expect(settings.current()).toEqual(defaults);
  expect(settings.loaded.outcome).toBe('defaults');
  expect(await readFile(join(folder, settings.loaded.kept[0] ?? ''), 'utf8')).toBe('{"appearance":"dark"');
});

it('says so when nothing can be written, and still knows what holds', async () => {
  const changed = vi.fn();
  const settings = await open(changed);
  await rm(folder, { recursive: true });
  await expect(settings.update({ appearance: 'dark' })).rejects.toMatchObject({
    code: 'SETTINGS_NOT_SAVED',
    params: { reason: 'ENOENT' },
  });
  expect(settings.current()).toEqual(defaults);
  expect(changed).not.toHaveBeenCalled();
});

it('leaves no lock and no temporary file behind', async () => {
  const settings = await open();
  await settings.update({ menuCollapsed: true });
  await settings.update({ menuCollapsed: false });
  expect((await readdir(folder)).sort()).toEqual(['settings.json', 'settings.json.bak']);
});
