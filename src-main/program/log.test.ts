import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createLog } from './log.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-log-')), 'logs');
});

it('writes what failed and why, one entry a line start', async () => {
  const log = createLog(folder, () => 0);
  await log.write('settings.get', new Error('outer', { cause: new Error('inner') }));
  const text = await readFile(join(folder, 'steward.log'), 'utf8');
  expect(text).toMatch(/^1970-01-01T00:00:00\.000Z settings\.get Error: outer\n {2}/);
  expect(text).toContain('caused by Error: inner');
});

it('never grows without bound', async () => {
  const log = createLog(folder, () => 0);
  for (let n = 0; n < 100; n += 1) await log.write('x', 'y'.repeat(30_000));
  expect((await readdir(folder)).sort()).toEqual(['steward.log', 'steward.log.1']);
  expect((await stat(join(folder, 'steward.log'))).size).toBeLessThan(1_100_000);
});

it('does not stop the program when it can not write', async () => {
  await writeFile(folder, '');
  await expect(createLog(folder, () => 0).write('x', 'y')).resolves.toBeUndefined();
});
