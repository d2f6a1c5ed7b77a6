import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { type ClockOptions, createClock, type LicenceClock } from './clock.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 21);

let folder: string;
let time: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-clock-'));
  time = start;
});
const clock = (more: Partial<ClockOptions> = {}): LicenceClock =>
  createClock({
    folder,
    now: () => time,
    onFailed: (error) => {
      throw error;
    },
    ...more,
  });
const onDisk = async (): Promise<number | null> =>
  JSON.parse(await readFile(join(folder, 'licence-clock.json'), 'utf8')).data.highest;

it('knows nothing at first, and then the latest time that it was asked at', async () => {
  const first = clock();
  expect(await first.look()).toEqual({ now: start, highestTime: null });
  time += 1000;
  expect(await first.look()).toEqual({ now: start + 1000, highestTime: start });
  time = start - 2 * day;
  expect(await first.look()).toEqual({ now: start - 2 * day, highestTime: start + 1000 });
  time = start;
  expect(await first.look()).toEqual({ now: start, highestTime: start + 1000 });
  await first.close();
});

it('remembers over a restart, so that a clock set back in between is seen', async () => {
  const first = clock();
  await first.look();
  time += 30 * day;
  await first.look();
  await first.close();
  time = start;
  expect(await clock().look()).toEqual({ now: start, highestTime: start + 30 * day });
});

it('writes once for an hour of progress, and the rest when it closes', async () => {
  const one = clock();
  await one.look();
  await until(() => existsSync(join(folder, 'licence-clock.json')));
  expect(await onDisk()).toBe(start);
  for (let minute = 1; minute < 60; minute++) {
    time = start + minute * 60_000;
    await one.look();
  }
  expect(await onDisk()).toBe(start);
  time = start + hour;
  await one.look();
  await until(async () => (await onDisk()) === start + hour);
  time += 10 * 60_000;
  await one.look();
  await one.close();
  expect(await onDisk()).toBe(start + hour + 10 * 60_000);
});

it('keeps the latest of two shells on one folder', async () => {
  const [one, other] = [clock(), clock()];
  time = start + 5 * day;
  await one.look();
  await one.close();
  time = start + hour;
  await other.look();
  await other.close();
  expect(await onDisk()).toBe(start + 5 * day);
});

it('notes nothing for somebody who names a moment', async () => {
  const one = clock();
  expect(await one.highestTime()).toBeNull();
  await one.close();
  await expect(onDisk()).rejects.toThrow('ENOENT');
});

it('reads on where it can’t keep anything', async () => {
  const told: unknown[] = [];
  await writeFile(join(folder, 'file'), '');
  const one = clock({ folder: join(folder, 'file', 'below'), onFailed: (error) => told.push(error) });
  await one.look();
  time = start - 3 * day;
  expect(await one.look()).toEqual({ now: start - 3 * day, highestTime: start });
  await one.close();
  expect(told.length).toBeGreaterThan(0);
});

describe('a clock that once ran ahead', () => {
  const future = Date.UTC(2099, 0, 1);
  beforeEach(async () => {
    time = future;
    const ahead = clock();
    await ahead.look();
    await ahead.close();
    time = start;
  });

  it('stays suspect by itself', async () => {
    expect((await clock().look()).highestTime).toBe(future);
  });

  it('is believed again from the administrator’s instant on, once', async () => {
    const confirmed = async (): Promise<number> => start - hour;
    const one = clock({ confirmed });
    expect((await one.look()).highestTime).toBe(start - hour);
    await one.close();
    // Set ahead and back again: the same confirmed instant does not help a second time.
    time = future;
    const two = clock({ confirmed });
    await two.look();
    await two.close();
    time = start;
    expect((await clock({ confirmed }).look()).highestTime).toBe(future);
    expect((await clock({ confirmed: async () => start }).look()).highestTime).toBe(start);
  });

  it('is not believed before that instant', async () => {
    time = start - 10 * day;
    const { now, highestTime } = await clock({ confirmed: async () => start }).look();
    expect((highestTime ?? 0) - now).toBe(10 * day);
  });

  it('is remembered as it was where the word is taken away again', async () => {
    const one = clock({ confirmed: async () => start });
    await one.look();
    await one.close();
    expect((await clock().look()).highestTime).toBe(start);
  });
});
