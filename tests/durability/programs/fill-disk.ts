/** Runs on a disk of 64 kB: saves, fills the disk, tries to save, makes room, starts again; prints what happened. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../src-main/services/durable/store.ts';
import { type Counter, readCounter } from './documents.ts';

const [folder = ''] = process.argv.slice(2);
const open = () =>
  openStore<Counter>({
    folder,
    name: 'settings',
    version: 1,
    read: readCounter,
    defaults: () => ({ counter: 0, filling: '' }),
  });
const file = join(folder, 'settings.json');
const store = await open();
await store.update(() => ({ counter: 1, filling: 'x'.repeat(8000) }));
const before = readFileSync(file);

const ballast = join(folder, 'ballast');
for (let size = 60_000; size > 0; size -= 4096) {
  try {
    writeFileSync(ballast, Buffer.alloc(size));
    break;
  } catch {
    rmSync(ballast, { force: true });
  }
}
const refused = await store
  .update(() => ({ counter: 2, filling: 'y'.repeat(30_000) }))
  .then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : String(error)),
  );
const same = readFileSync(file).equals(before);
rmSync(ballast);
const again = await open();
const left = readdirSync(folder).filter((name) => !name.startsWith('settings.json'));
process.stdout.write(
  JSON.stringify({ refused, same, after: again.loaded.outcome, counter: again.current().counter, left }),
);
