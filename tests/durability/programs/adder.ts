/** Adds to a counter and to the journal, as one of several processes. Arguments: folder, own name, how often. */
import { openStore } from '../../../src-main/services/durable/store.ts';
import { createJournalService } from '../../../src-main/services/journal/journal-service.ts';
import { journalEntryOf } from './documents.ts';

const [folder = '', name = '', times = '0'] = process.argv.slice(2);
const count = Number(times);
/** Some more than a program has under way at most. */
const atOnce = 40;

const store = await openStore<Record<string, number>>({
  folder,
  name: 'settings',
  version: 1,
  read: (data) => (typeof data === 'object' && data !== null ? (data as Record<string, number>) : null),
  defaults: () => ({}),
});
const journal = createJournalService({ folder: `${folder}/journal` });
for (let done = 0; done < count; done += atOnce) {
  const writes = Array.from({ length: Math.min(atOnce, count - done) }, (_, n) =>
    store.update((counters) => ({ ...counters, both: (counters.both ?? 0) + 1, [name]: done + n + 1 })),
  );
  await Promise.all(writes);
}
for (let n = 0; n < count; n += 1) await journal.append(journalEntryOf(n, name));
journal.close();
