/**
 * Figures of usage, opened licences, versions, secrets of servers, the clock and the change tray under `kill -9` at random points (limits.md
 * §7): nothing that was acknowledged is lost, and every start succeeds. `STEWARD_KILLS=1000` for more.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { amountOf } from '../support/test-amount.ts';
import { keepers } from './programs/other-stores.ts';
import { anyMoment, untilKilled } from './until-killed.ts';

const kills = Number(process.env.STEWARD_KILLS ?? amountOf(100, 0.05));
const kinds = ['usage', 'history', 'versions', 'secrets', 'clock', 'changes'] as const;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it(`loses nothing that was acknowledged, ${kills} times`, { timeout: 60_000 + kills * 2000 }, async () => {
  let first = 1;
  for (let round = 0; round < kills; round += 1) {
    const last = await untilKilled('write-until-killed.ts', [folder, String(first)], anyMoment());
    const kept = await keepers(folder);
    for (const kind of kinds) {
      const found = await kept[kind].read();
      const acknowledged = last.get(kind) ?? found;
      // One more may have reached the disk in the instant before it could be said.
      expect([acknowledged, acknowledged + 1], `kill ${round}: ${kind} of ${[...last]}`).toContain(found);
      first = Math.max(first, found + 1);
    }
    await kept.close();
  }
  expect(first, 'they were written').toBeGreaterThan(kills / 5);
  const left = (await readdir(folder, { recursive: true })).filter((name) => name.includes('corrupt'));
  expect(left).toEqual([]);
});
