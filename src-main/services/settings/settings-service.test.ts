import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seal } from '../durable/envelope.ts';
import { watchFile } from '../durable/watch-file.ts';
import { createSettingsService, type SettingsService } from './settings-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-settings-'));
});
const opened: SettingsService[] = [];
afterEach(() => {
  for (const service of opened.splice(0)) service.close();
});
const open = async (changed = vi.fn()) => {
  const service = await createSettingsService({ folder, changed });
  opened.push(service);
  return service;
};
const defaults = {
  appearance: 'system',
  language: 'system',
  menuCollapsed: false,
  tableDensity: 'default',
  journalDays: 90,
  checkForUpdates: true,
};

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

it('tells once what another shell changed, and of its own change once', async () => {
  const [toOne, toOther] = [vi.fn(), vi.fn()];
  const [one, other] = [await open(toOne), await open(toOther)];
  await one.update({ language: 'zh-CN' });
  await vi.waitFor(() => expect(toOther).toHaveBeenCalled());
  expect(toOther).toHaveBeenLastCalledWith({ ...defaults, language: 'zh-CN' });
  expect(other.current().language).toBe('zh-CN');
  await other.update({ menuCollapsed: true });
  await vi.waitFor(() =>
    expect(toOne).toHaveBeenLastCalledWith({ ...defaults, language: 'zh-CN', menuCollapsed: true }),
  );
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(toOne).toHaveBeenCalledTimes(2);
  expect(toOther).toHaveBeenCalledTimes(2);
});

it('is not told of anything after it was closed', async () => {
  const toOne = vi.fn();
  const one = await open(toOne);
  one.close();
  await (await open()).update({ language: 'zh-CN' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(toOne).not.toHaveBeenCalled();
});

it('says that a folder can not be watched', async () => {
  const unwatched = vi.fn();
  const stop = watchFile(join(folder, 'absent'), 'settings.json', { changed: vi.fn(), failed: unwatched });
  expect(unwatched).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }));
  stop();
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
