import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

// Each entry waits for the disk.
vi.setConfig({ testTimeout: 120_000 });

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
  for (let n = 0; n < 250; n += 1) await log.write(`n${n}`, 'y'.repeat(30_000));
  const names = ['steward.log', 'steward.log.1', 'steward.log.2', 'steward.log.3', 'steward.log.4'];
  expect((await readdir(folder)).sort()).toEqual(names);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  for (const name of names) expect((await stat(join(folder, name))).size).toBeLessThan(1_100_000);
  // The first file has the newest entries, and each file continues the one after it.
  expect(texts[0]).toContain(' n249 ');
  const first = texts.map((text) => Number(/ n(\d+) /.exec(text)?.[1]));
  expect(first).toEqual([...first].sort((a, b) => b - a));
});

it('masks what looks like a token, also inside a stack', async () => {
  const log = createLog(folder, () => 0);
  await log.write('x', new Error('answered 401 to Authorization: Bearer abcdefgh12345678'));
  await log.write('y', new Error('outer', { cause: 'eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl' }));
  await log.write(
    'z',
    'POST https://me:hunter2@host.example/api?access_token=abc123&x=1 Cookie: SESSION=f00; a=b',
  );
  const text = await readFile(join(folder, 'steward.log'), 'utf8');
  expect(text).not.toMatch(/abcdefgh12345678|eyJhbGciOi|hunter2|abc123|f00/);
  expect(text).toContain('host.example/api');
});

it('does not stop the program when it can not write', async () => {
  await writeFile(folder, '');
  await expect(createLog(folder, () => 0).write('x', 'y')).resolves.toBeUndefined();
});
