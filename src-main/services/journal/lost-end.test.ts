import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anEntry, journals } from './testing/journals.ts';

const all = journals();
const { open } = all;

describe('an end that was lost', () => {
  const lost = async () => (await open().facets()).lostTail;
  it('is said: the log was cut or damaged after its last entry was acknowledged', async () => {
    const journal = open();
    await journal.append(anEntry);
    await journal.append(anEntry);
    const log = await readFile(join(all.folder, 'journal.db-wal'));
    const file = await readFile(join(all.folder, 'journal.db'));
    journal.close();
    for (const [damaged, said] of [
      [log, false],
      [log.subarray(0, -100), true],
      [Buffer.concat([log.subarray(0, -1), Buffer.from([log.at(-1) === 0 ? 1 : 0])]), true],
      [log.subarray(0, 10), true],
      [Buffer.alloc(0), false],
    ] as const) {
      await rm(join(all.folder, 'journal.db-shm'), { force: true });
      await writeFile(join(all.folder, 'journal.db'), file);
      await writeFile(join(all.folder, 'journal.db-wal'), damaged);
      expect(await lost(), `${damaged.byteLength} of ${log.byteLength}`).toBe(said);
      all.closeAll();
    }
  });
  it('is said of an earlier version’s month file too', async () => {
    await mkdir(all.folder, { recursive: true });
    await writeFile(join(all.folder, '2026-01.ndjson'), '{"time":1,"server":"s"');
    expect(await lost()).toBe(true);
  });
});
