/** Journals for tests, each test with a folder of its own; all of them are closed after the test. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { JournalEntry } from '#shared/bridge/journal.ts';
import { createJournalService, type JournalOptions, type JournalService } from '../journal-service.ts';

export const start = Date.UTC(2026, 10, 21);

export const anEntry: JournalEntry = {
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

export interface Journals {
  folder: string;
  readonly open: (over?: Partial<JournalOptions>) => JournalService;
  /** Closes all journals, so that the next one opens as after a start. */
  readonly closeAll: () => void;
}

export function journals(): Journals {
  const opened: JournalService[] = [];
  const all: Journals = {
    folder: '',
    open(over = {}) {
      const journal = createJournalService({ folder: all.folder, now: () => start, ...over });
      opened.push(journal);
      return journal;
    },
    closeAll() {
      for (const journal of opened.splice(0)) journal.close();
    },
  };
  beforeEach(async () => {
    all.folder = join(await mkdtemp(join(tmpdir(), 'steward-journal-')), 'journal');
  });
  afterEach(() => all.closeAll());
  return all;
}
