import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { createJournalService } from './journal-service.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-journal-')), 'journal');
});
const entry: JournalEntry = {
  time: Date.UTC(2026, 10, 21),
  server: 'sandbox',
  user: 'admin',
  title: 'tenant.change.name',
  endpoint: 'tenant.saveName',
  before: '{"name":"old\\nline"}',
  after: '{"name":"new","password":"hunter2"}',
  result: 'done',
  message: 'line one\nline two',
};
const lines = async (name: string): Promise<unknown[]> =>
  (await readFile(join(folder, name), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

it('writes one line an entry, without secrets', async () => {
  const journal = createJournalService({ folder, now: () => Date.UTC(2026, 10, 21) });
  await journal.append(entry);
  await journal.append({ ...entry, before: null, after: null, result: 'failed' });
  expect(await lines('2026-11.ndjson')).toEqual([
    { ...entry, after: '{"name":"new","password":"•••"}' },
    { ...entry, before: null, after: null, result: 'failed' },
  ]);
});

it('begins a file each month of the writing', async () => {
  let now = Date.UTC(2026, 10, 30, 23, 59, 59);
  const journal = createJournalService({ folder, now: () => now });
  await journal.append(entry);
  now += 2000;
  await journal.append(entry);
  expect((await readdir(folder)).sort()).toEqual(['2026-11.ndjson', '2026-12.ndjson']);
});

it('keeps every entry of many at once, in order', async () => {
  const journal = createJournalService({ folder, now: () => entry.time });
  await Promise.all(Array.from({ length: 100 }, (_, n) => journal.append({ ...entry, title: String(n) })));
  const titles = (await lines('2026-11.ndjson')).map((line) => (line as JournalEntry).title);
  expect(titles).toEqual(Array.from({ length: 100 }, (_, n) => String(n)));
});

it('does not let a line that a crash cut spoil the next one', async () => {
  const journal = createJournalService({ folder, now: () => entry.time });
  await journal.append(entry);
  await appendFile(join(folder, '2026-11.ndjson'), '{"time":1,"serv');
  await journal.append(entry);
  const text = await readFile(join(folder, '2026-11.ndjson'), 'utf8');
  const readable = text.split('\n').filter((line) => {
    try {
      return JSON.parse(line) !== null;
    } catch {
      return false;
    }
  });
  expect(readable).toHaveLength(2);
});

it('says so when it can not be written, and works again when it can', async () => {
  await writeFile(folder, 'a file where the folder should be');
  const journal = createJournalService({ folder, now: () => entry.time });
  await expect(journal.append(entry)).rejects.toMatchObject({
    code: 'JOURNAL_NOT_WRITTEN',
    params: { reason: 'EEXIST' },
  });
  await rm(folder);
  await journal.append(entry);
  expect(await lines('2026-11.ndjson')).toHaveLength(1);
});
