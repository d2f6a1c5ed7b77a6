/** A journal of an earlier version is read as it is, without migration, by callers that only read. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { journalMigrations } from './migrations.ts';
import { openJournalReader } from './read-journal.ts';

it('is read without the columns that came since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-earlier-journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = new DatabaseSync(join(folder, 'journal.db'));
  const version = 5;
  for (const step of journalMigrations.slice(0, version)) database.exec(step);
  database.exec(`pragma user_version = ${version}`);
  database.exec(`insert into entry (time, server, server_name, user, title, endpoint, result, message)
    values (1, 's', 'S', 'Lin', 'tenant.change.name', 'tenant.update', 'done', '')`);
  database.close();
  const reader = await openJournalReader(folder);
  const any = { search: '', titles: [], server: null, result: null, from: null, to: null };
  expect(await reader?.list(any, null)).toMatchObject({
    total: 1,
    entries: [{ user: 'Lin', allowedBy: '' }],
  });
  reader?.close();
});
