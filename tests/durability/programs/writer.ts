/**
 * A process that is meant to die: keeps settings, server profiles and journal entries as fast as it can, and says
 * on standard output what was acknowledged, one line each: `<kind> <number>`. Arguments: folder, first number.
 */

import { openStore } from '../../../src-main/services/durable/store.ts';
import { createJournalService } from '../../../src-main/services/journal/journal-service.ts';
import { journalEntryOf, readCounter } from './documents.ts';

const [folder = '', first = '0'] = process.argv.slice(2);
const store = (name: string) =>
  openStore({ folder, name, version: 1, read: readCounter, defaults: () => ({ counter: 0, filling: '' }) });
const journal = createJournalService({ folder: `${folder}/journal` });
const [settings, servers] = await Promise.all([store('settings'), store('servers')]);

/** Straight to the descriptor: what was said has left the process. */
const say = (line: string) => process.stdout.write(`${line}\n`);
say('ready 0');
for (let n = Number(first); ; n += 1) {
  // Every other one is long enough for several blocks of the disk.
  const document = { counter: n, filling: 'x'.repeat(n % 2 === 0 ? 20 : 20_000) };
  await settings.update(() => document);
  say(`settings ${n}`);
  await journal.append(journalEntryOf(n));
  say(`journal ${n}`);
  await servers.update(() => document);
  say(`servers ${n}`);
}
