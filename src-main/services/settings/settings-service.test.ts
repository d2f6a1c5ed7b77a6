import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PolicyLayers } from '#shared/rules/policy/policy-layers.ts';
import { until } from '#shared/testing/until.ts';
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
const open = async (over: { onChanged?: () => void; layers?: PolicyLayers } = {}) => {
  const service = await createSettingsService({ folder, onChanged: vi.fn(), ...over });
  opened.push(service);
  return service;
};
const onDisk = async () => JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as object;
const defaults = {
  appearance: 'system',
  language: 'system',
  menuCollapsed: false,
  tenantTheme: false,
  tableDensity: 'default',
  journalDays: 90,
  refuseSampleKeys: false,
  checkForUpdates: true,
  hardwareAcceleration: true,
  collectFirst: 'choice',
  dailyDecisions: 'approve',
  approve: 'never',
};

it('starts with the defaults', async () => {
  expect(await (await open()).get()).toEqual(defaults);
});

it('changes only what a patch names, tells it, and keeps it', async () => {
  const changed = vi.fn();
  const settings = await open({ onChanged: changed });
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
  const [one, other] = [await open({ onChanged: toOne }), await open({ onChanged: toOther })];
  await one.update({ language: 'zh-CN' });
  await until(() => toOther.mock.calls.length > 0);
  expect(toOther).toHaveBeenLastCalledWith({ ...defaults, language: 'zh-CN' });
  expect(other.current().language).toBe('zh-CN');
  await other.update({ menuCollapsed: true });
  await until(() => toOne.mock.calls.length > 1);
  expect(toOne).toHaveBeenLastCalledWith({ ...defaults, language: 'zh-CN', menuCollapsed: true });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(toOne).toHaveBeenCalledTimes(2);
  expect(toOther).toHaveBeenCalledTimes(2);
});

it('is not told of anything after it was closed', async () => {
  const toOne = vi.fn();
  const one = await open({ onChanged: toOne });
  one.close();
  await (await open()).update({ language: 'zh-CN' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(toOne).not.toHaveBeenCalled();
});

it('says that a folder can not be watched', async () => {
  const unwatched = vi.fn();
  const stop = watchFile(join(folder, 'absent'), 'settings.json', {
    onChanged: vi.fn(),
    onFailed: unwatched,
  });
  expect(unwatched).toHaveBeenCalledWith(expect.objectContaining({ code: 'ENOENT' }));
  stop();
});

it('takes version 1 over: what stood at its default follows the policy', async () => {
  const data = { appearance: 'dark', language: 'system', menuCollapsed: false, tableDensity: 'default' };
  await writeFile(join(folder, 'settings.json'), seal('settings', 1, data));
  const settings = await open({ layers: [{ defaults: { language: 'zh-CN', appearance: 'light' } }] });
  expect(settings.current()).toEqual({ ...defaults, appearance: 'dark', language: 'zh-CN' });
  await settings.update({ menuCollapsed: true });
  expect(await onDisk()).toMatchObject({ version: 2, data: { appearance: 'dark', menuCollapsed: true } });
});

it('does not lose what a newer version keeps in the same file', async () => {
  const data = { appearance: 'dark', language: 'tlh', fontSize: 12, menuCollapsed: 'yes' };
  await writeFile(join(folder, 'settings.json'), seal('settings', 9, data));
  const settings = await open();
  expect(settings.current()).toEqual({ ...defaults, appearance: 'dark' });
  expect(settings.loaded.outcome).toBe('ok');
  await settings.update({ appearance: 'light' });
  expect(await onDisk()).toMatchObject({ version: 9, data: { ...data, appearance: 'light' } });
  await settings.reset(['appearance']);
  const { appearance: _, ...others } = data;
  expect(await onDisk()).toMatchObject({ version: 9, data: others });
});

describe('a setting that the policy locks', () => {
  const layers: PolicyLayers = [{ locked: { appearance: 'dark', journalDays: 7 } }];
  const held = { ...defaults, appearance: 'dark', journalDays: 7 };
  const refusal = { code: 'SETTING_MANAGED' };

  it('is not changed by an update, alone or beside others', async () => {
    const settings = await open({ layers });
    await expect(settings.update({ appearance: 'light' })).rejects.toMatchObject({
      ...refusal,
      params: { key: 'appearance' },
    });
    await expect(settings.update({ language: 'zh-CN', journalDays: 90 })).rejects.toMatchObject(refusal);
    // Refused even for the present value.
    await expect(settings.update({ appearance: 'dark' })).rejects.toMatchObject(refusal);
    expect(await settings.get()).toEqual(held);
    expect(settings.chosen()).toEqual({});
  });

  it('is not changed by a reset, and the user’s own choice below it is kept', async () => {
    const before = await open();
    await before.update({ appearance: 'light' });
    const settings = await open({ layers });
    await expect(settings.reset(['language', 'appearance'])).rejects.toMatchObject(refusal);
    expect(settings.current()).toEqual(held);
    expect(settings.chosen()).toEqual({ appearance: 'light' });
    expect((await open()).current().appearance).toBe('light');
  });

  it('is not changed by whoever writes the settings file', async () => {
    const settings = await open({ layers });
    const text = seal('settings', 2, { appearance: 'light', journalDays: 3650, tableDensity: 'compact' });
    await writeFile(join(folder, 'settings.json'), text);
    expect(await settings.get()).toEqual({ ...held, tableDensity: 'compact' });
    expect((await open({ layers })).current()).toEqual({ ...held, tableDensity: 'compact' });
  });

  it('is not changed by another shell that knows of no policy, and nothing is told of it', async () => {
    const changed = vi.fn();
    const settings = await open({ layers, onChanged: changed });
    await (await open()).update({ appearance: 'light' });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(changed).not.toHaveBeenCalled();
    expect(await settings.get()).toEqual(held);
  });
});

it('sets a broken file aside and goes on with the defaults', async () => {
  await writeFile(join(folder, 'settings.json'), '{"appearance":"dark"');
  const settings = await open();
  expect(settings.current()).toEqual(defaults);
  expect(settings.loaded.outcome).toBe('defaults');
  expect(await readFile(join(folder, settings.loaded.asideNames[0] ?? ''), 'utf8')).toBe(
    '{"appearance":"dark"',
  );
});

it('says so when nothing can be written, and still knows what holds', async () => {
  const changed = vi.fn();
  const settings = await open({ onChanged: changed });
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
