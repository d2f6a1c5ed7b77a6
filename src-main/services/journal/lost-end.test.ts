import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { createJournalService, type JournalService } from './journal-service.ts';

let folder: string;
let opened: JournalService[];
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-journal-')), 'journal');
  opened = [];
});
afterEach(() => {
  for (const journal of opened) journal.close();
});
const start = Date.UTC(2026, 10, 21);
function open(): JournalService {
  const journal = createJournalService({ folder, now: () => start });
  opened.push(journal);
  return journal;
}
const entry: JournalEntry = {
  time: start,
  server: 'sandbox',
  serverName: 'Sandbox',
  user: 'admin',
  title: 'tenant.change.name',
  endpoint: 'tenant.saveName',
  before: '{"name":"old"}',
  after: '{"name":"new"}',
  result: 'done',
  message: '',
  undo: null,
};

describe('an end that was lost', () => {
  const lost = async () => (await open().facets()).lostTail;
  it('is said: the log was cut or damaged after its last entry was acknowledged', async () => {
    const journal = open();
    await journal.append(entry);
    await journal.append(entry);
    const log = await readFile(join(folder, 'journal.db-wal'));
    const file = await readFile(join(folder, 'journal.db'));
    journal.close();
    for (const [damaged, said] of [
      [log, false],
      [log.subarray(0, -100), true],
      [Buffer.concat([log.subarray(0, -1), Buffer.from([log.at(-1) === 0 ? 1 : 0])]), true],
      [log.subarray(0, 10), true],
      [Buffer.alloc(0), false],
    ] as const) {
      await rm(join(folder, 'journal.db-shm'), { force: true });
      await writeFile(join(folder, 'journal.db'), file);
      await writeFile(join(folder, 'journal.db-wal'), damaged);
      expect(await lost(), `${damaged.byteLength} of ${log.byteLength}`).toBe(said);
      for (const one of opened.splice(0)) one.close();
    }
  });
  it('is said of an earlier version’s month file too', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '2026-01.ndjson'), '{"time":1,"server":"s"');
    expect(await lost()).toBe(true);
  });
});
