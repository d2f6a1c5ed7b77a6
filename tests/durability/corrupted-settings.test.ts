/**
 * Corrupted settings files: every start succeeds with the previous generation, keeps the bad file under a name
 * of its own, and tells the user (limits.md §1, §7).
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRandom } from '#shared/kit/random.ts';
import { noticeOf } from '../../src-main/program/notices.ts';
import { createSettingsService } from '../../src-main/services/settings/settings-service.ts';
import { amountOf } from '../support/test-amount.ts';

const cases = amountOf(200, 0.2);
const seed = 20_261_121;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-corrupted-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const open = () => createSettingsService({ folder, onChanged: () => undefined, unwatched: () => undefined });

const random = createRandom(seed);
const damages: Record<string, (good: Buffer) => Buffer> = {
  'cut short': (good) => good.subarray(0, random.between(0, good.length - 1)),
  'a flipped bit': (good) => {
    const bad = Buffer.from(good);
    const at = random.between(0, bad.length - 1);
    bad[at] = (bad[at] ?? 0) ^ (1 << random.between(0, 7));
    return bad;
  },
  'a block of zeros': (good) => {
    const bad = Buffer.from(good);
    const at = random.between(0, bad.length - 2);
    return bad.fill(0, at, Math.min(bad.length, at + random.between(1, 64)));
  },
  'two generations in one': (good) => Buffer.concat([good.subarray(0, random.between(1, good.length)), good]),
  'bytes between': (good) => {
    const at = random.between(1, good.length - 2);
    const junk = Buffer.from(Array.from({ length: random.between(1, 9) }, () => random.between(33, 126)));
    return Buffer.concat([good.subarray(0, at), junk, good.subarray(at)]);
  },
};

it(`starts over ${cases} corrupted settings files (seed ${seed})`, { timeout: 120_000 }, async () => {
  const service = await open();
  await service.update({ appearance: 'dark' });
  await service.update({ language: 'zh-CN' });
  const file = join(folder, 'settings.json');
  const [good, previous] = [await readFile(file), await readFile(`${file}.bak`)];
  const names = Object.keys(damages);
  let damaged = 0;
  for (let n = 0; damaged < cases; n += 1) {
    const name = names[n % names.length] ?? '';
    const bad = damages[name]?.(good) ?? good;
    // A space more or less is no damage: what is said is the same.
    if (isSame(bad, good)) continue;
    damaged += 1;
    await writeFile(file, bad);
    await writeFile(`${file}.bak`, previous);
    const started = await open();
    const context = `case ${n}: ${name}`;
    expect(await started.get(), context).toMatchObject({ appearance: 'dark', language: 'system' });
    const kept = started.loaded.asideNames[0] ?? '';
    expect(noticeOf('settings', started.loaded), context).toEqual([
      { code: 'SETTINGS_RESTORED', params: { file: 'settings', kept } },
    ]);
    expect(kept, context).toMatch(/^settings\.corrupt-.*\.json$/);
    expect((await readFile(join(folder, kept))).equals(bad), context).toBe(true);
    expect((await open()).loaded.outcome, context).toBe('ok');
    await rm(join(folder, kept));
  }
  expect(await readdir(folder)).toEqual(['settings.json', 'settings.json.bak']);
});

function isSame(bad: Buffer, good: Buffer): boolean {
  try {
    return (
      JSON.stringify(JSON.parse(bad.toString('utf8'))) === JSON.stringify(JSON.parse(good.toString('utf8')))
    );
  } catch {
    return false;
  }
}
