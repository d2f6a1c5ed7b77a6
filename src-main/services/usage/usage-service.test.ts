import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import { createUsageService } from './usage-service.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-usage-')), 'usage');
});
const open = () => createUsageService({ folder });
const locator = { server: 'sandbox', tenant: 't1' };
const figures = (day: string, used: number): UsageDay => ({
  day,
  pc: { used, max: 10 },
  app: { used, max: null },
  external: { used: 0, max: 5 },
  space: { used: 1.5, max: 100 },
});
const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.json'));
const onlyFile = async () => join(folder, (await files())[0] ?? '');

it('begins with nothing and writes nothing for it', async () => {
  expect(await open().history(locator)).toEqual({ days: [], snoozed: {}, setAside: [] });
  expect(await files()).toEqual([]);
});

it('keeps one entry a day, the newest, over a start', async () => {
  const usage = open();
  await usage.record(locator, figures('2026-11-20', 3));
  await usage.record(locator, figures('2026-11-19', 2));
  await usage.record(locator, figures('2026-11-20', 4));
  const kept = [figures('2026-11-19', 2), figures('2026-11-20', 4)];
  expect((await usage.history(locator)).days).toEqual(kept);
  expect((await open().history(locator)).days).toEqual(kept);
});

it('writes the same figures once', async () => {
  const usage = open();
  await usage.record(locator, figures('2026-11-20', 3));
  const path = await onlyFile();
  await rm(path);
  await usage.record(locator, figures('2026-11-20', 3));
  expect(await files()).toEqual([]);
});

it('keeps each tenant of each server apart, whatever their keys are', async () => {
  const usage = open();
  const places = [locator, { server: 'other', tenant: 't1' }, { server: 'sandbox', tenant: '../../t1' }];
  for (const [index, each] of places.entries()) await usage.record(each, figures('2026-11-20', index));
  for (const [index, each] of places.entries()) {
    expect((await usage.history(each)).days).toEqual([figures('2026-11-20', index)]);
  }
  expect(await files()).toHaveLength(3);
  expect((await files()).every((name) => /^[0-9a-f]{32}\.json$/.test(name))).toBe(true);
});

it('keeps two years at most', async () => {
  const usage = open();
  await usage.record(locator, figures('2020-01-01', 1));
  const path = await onlyFile();
  const { seal, unseal } = await import('../durable/envelope.ts');
  const name = path.slice(-37, -5);
  const opened = unseal(name, await readFile(path, 'utf8'));
  if (!opened.ok) throw new Error('the file does not open');
  const days = Array.from({ length: 730 }, (_, index) =>
    figures(new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10), index),
  );
  await writeFile(path, seal(name, 1, { ...(opened.data as object), days }));
  const { days: kept } = await open().record(locator, figures('2026-11-20', 9));
  expect(kept).toHaveLength(730);
  expect([kept[0]?.day, kept.at(-1)?.day]).toEqual(['2024-01-02', '2026-11-20']);
});

it('remembers until when an expiry was put off, each for itself', async () => {
  const usage = open();
  await usage.snooze(locator, 'tenant', '2026-11-27');
  await usage.record(locator, figures('2026-11-20', 3));
  await usage.snooze(locator, 'licence', '2026-11-28');
  expect(await open().history(locator)).toMatchObject({
    days: [{ day: '2026-11-20' }],
    snoozed: { tenant: '2026-11-27', licence: '2026-11-28' },
  });
});

it('keeps what another shell recorded meanwhile', async () => {
  const [one, other] = [open(), open()];
  await one.record(locator, figures('2026-11-19', 1));
  await other.record(locator, figures('2026-11-20', 2));
  expect((await one.history(locator)).days).toHaveLength(2);
});

it('sets a broken file aside, says so, and goes on', async () => {
  await open().record(locator, figures('2026-11-20', 3));
  await writeFile(await onlyFile(), '{"days":');
  const found = await open().record(locator, figures('2026-11-21', 4));
  expect(found.days).toEqual([figures('2026-11-21', 4)]);
  expect(found.setAside).toHaveLength(1);
  expect(await readFile(join(folder, found.setAside[0] ?? ''), 'utf8')).toBe('{"days":');
});

it('says so where nothing can be kept, and tries again', async () => {
  await writeFile(folder, 'a file in the place of the folder');
  const usage = open();
  await expect(usage.record(locator, figures('2026-11-20', 3))).rejects.toMatchObject({
    code: 'USAGE_NOT_KEPT',
    params: { reason: 'EEXIST' },
  });
  await rm(folder);
  expect((await usage.record(locator, figures('2026-11-20', 3))).days).toHaveLength(1);
});
