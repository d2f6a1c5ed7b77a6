/**
 * Settings, server profiles and journal under `kill -9` at random points (limits.md §7): nothing that was
 * acknowledged is lost, and every start succeeds. `STEWARD_KILLS=1000` for more.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src-main/services/durable/store.ts';
import { createJournalService } from '../../src-main/services/journal/journal-service.ts';
import { amountOf } from '../support/test-amount.ts';
import { readCounter } from './programs/documents.ts';
import { anyMoment, untilKilled } from './until-killed.ts';

const kills = Number(process.env.STEWARD_KILLS ?? amountOf(200, 0.05));
const kinds = ['settings', 'journal', 'servers'] as const;
type Acknowledged = Record<(typeof kinds)[number], number>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-kill-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The last numbers that a writer said. */
async function writeUntilKilled(first: number): Promise<Partial<Acknowledged>> {
  return Object.fromEntries(await untilKilled('writer.ts', [folder, String(first)], anyMoment()));
}

/** A start after the crash: what each of the three says now. */
async function start(): Promise<Acknowledged & { outcomes: string[]; journalEntries: number }> {
  const open = (name: string) =>
    openStore({ folder, name, version: 1, read: readCounter, defaults: () => ({ counter: 0, filling: '' }) });
  const [settings, servers] = [await open('settings'), await open('servers')];
  const journal = createJournalService({ folder: join(folder, 'journal') });
  const all = { search: '', titles: [], server: null, result: null, from: null, to: null };
  const { entries, total } = await journal.list({ ...all, offset: 0, limit: 1 });
  journal.close();
  return {
    settings: settings.current().counter,
    servers: servers.current().counter,
    journal: Number(entries[0]?.user.split(' ')[1] ?? 0),
    journalEntries: total,
    outcomes: [settings.loaded.outcome, servers.loaded.outcome],
  };
}

it(`loses nothing that was acknowledged, ${kills} times`, { timeout: 60_000 + kills * 1000 }, async () => {
  let first = 1;
  let journalled = 0;
  for (let round = 0; round < kills; round += 1) {
    const last = await writeUntilKilled(first);
    const found = await start();
    const context = `kill ${round}: acknowledged ${JSON.stringify(last)}, found ${JSON.stringify(found)}`;
    expect(found.outcomes, context).toEqual(['ok', 'ok']);
    for (const kind of kinds) {
      const acknowledged = last[kind] ?? found[kind];
      // One more may have reached the disk in the instant before it could be said.
      expect([acknowledged, acknowledged + 1], context).toContain(found[kind]);
    }
    // No entry between is missing, and none is there twice.
    journalled += found.journal >= first ? found.journal - first + 1 : 0;
    expect(found.journalEntries, context).toBe(journalled);
    first = Math.max(found.settings, found.servers, found.journal) + 1;
  }
  expect(first, 'the writers wrote').toBeGreaterThan(kills / 5);
  const left = (await readdir(folder)).filter((name) => name.includes('corrupt'));
  expect(left).toEqual([]);
});
