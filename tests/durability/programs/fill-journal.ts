/**
 * Runs on a disk of 1 MB: fills it but for so many kilobytes, appends to the journal until it is refused, looks
 * whether everything acknowledged is there, in this process and for a new start, makes room and goes on.
 */
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { createJournalService } from '../../../src-main/services/journal/journal-service.ts';
import { journalEntryOf } from './documents.ts';

const [folder = ''] = process.argv.slice(2);
const ballast = join(folder, 'ballast');
const everything = {
  search: '',
  titles: [],
  server: null,
  result: null,
  from: null,
  to: null,
  offset: 0,
  limit: 500,
};
const acknowledged: string[] = [];
const asides: string[] = [];
let n = 0;

const open = () =>
  createJournalService({ folder: join(folder, 'journal'), setAside: (path) => void asides.push(path) });
let journal = open();
const append = async (): Promise<string> => {
  const entry = journalEntryOf(n);
  n += 1;
  try {
    await journal.append(entry);
    acknowledged.push(entry.user);
    return 'ok';
  } catch (error) {
    return error instanceof BridgeError ? `${error.code} ${error.params.reason}` : String(error);
  }
};
const lost = async (): Promise<string[]> => {
  const { entries } = await journal.list(everything);
  const found = new Set(entries.map(({ user }) => user));
  return acknowledged.filter((user) => !found.has(user));
};

await append();
const rounds: object[] = [];
for (let free = 0; free < 24; free += 1) {
  // tmpfs gives whole blocks of 4 kB.
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail - free) * bsize));
  const before = acknowledged.length;
  let refused = 'ok';
  for (let tries = 0; refused === 'ok' && tries < 400; tries += 1) refused = await append();
  const written = acknowledged.length - before;
  const missing = await lost();
  rmSync(ballast);
  // Every other round begins anew, as after a crash.
  if (free % 2 === 1) {
    journal.close();
    journal = open();
    missing.push(...(await lost()));
  }
  const again = await append();
  rounds.push({ free, refused, written, lost: missing, again, setAside: asides[0] ?? null });
  await journal.forgetAll();
  acknowledged.length = 0;
}
journal.close();
process.stdout.write(JSON.stringify(rounds));
