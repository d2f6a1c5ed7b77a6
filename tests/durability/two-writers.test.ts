/** Two processes on one data folder, a thousand writes each or more: none is lost, in the settings and the journal. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src-main/services/durable/store.ts';
import { createJournalService } from '../../src-main/services/journal/journal-service.ts';
import { amountOf } from '../support/test-amount.ts';

const times = amountOf(10_000);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-two-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function add(name: string): Promise<{ code: number | null; problems: string }> {
  const script = join(import.meta.dirname, 'programs/adder.ts');
  const child = spawn(process.execPath, [script, folder, name, String(times)], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk) => {
    problems += String(chunk);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, problems })));
}

it('loses none of two processes’ writes', { timeout: 180_000 }, async () => {
  const ended = await Promise.all([add('one'), add('other')]);
  expect(ended.map(({ code, problems }) => (code === 0 ? 0 : problems))).toEqual([0, 0]);
  const store = await openStore<Record<string, number>>({
    folder,
    name: 'settings',
    version: 1,
    read: (data) => data as Record<string, number>,
    defaults: () => ({}),
  });
  expect(store.loaded.outcome).toBe('ok');
  expect(store.current()).toEqual({ both: 2 * times, one: times, other: times });

  const journal = createJournalService({ folder: join(folder, 'journal') });
  const all = {
    search: '',
    titles: [],
    server: null,
    result: null,
    from: null,
    to: null,
    offset: 0,
    limit: 1,
  };
  expect((await journal.list(all)).total).toBe(2 * times);
  for (const name of ['one', 'other']) {
    expect((await journal.list({ ...all, search: `${name} ` })).total, name).toBe(times);
  }
  journal.close();
  expect((await readdir(folder)).sort()).toEqual(['journal', 'settings.json', 'settings.json.bak']);
});
