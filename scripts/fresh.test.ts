import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFresh } from './lib/fresh.mjs';

let folder: string;
const at = (name: string) => join(folder, name);
/** Seconds since 1970. */
const early = 1_000_000;
const late = 2_000_000;
const write = async (name: string, time: number) => {
  await writeFile(at(name), '');
  await utimes(at(name), time, time);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-fresh-'));
  await mkdir(at('src/inner'), { recursive: true });
  await write('src/inner/a.ts', early);
  await write('src/inner/a.test.ts', late + 1);
  await write('out.js', late);
  for (const each of ['src', 'src/inner']) await utimes(at(each), early, early);
});
afterEach(() => rm(folder, { recursive: true }));

it('is newer than everything that it is made from; tests do not count', () => {
  expect(isFresh(at('out.js'), [at('src'), at('not there')])).toBe(true);
});

it('is not there at all', () => {
  expect(isFresh(at('none.js'), [at('src')])).toBe(false);
});

it('is older than a file, or than a folder from which one was taken', async () => {
  await utimes(at('src/inner/a.ts'), late + 1, late + 1);
  expect(isFresh(at('out.js'), [at('src')])).toBe(false);
  await utimes(at('src/inner/a.ts'), early, early);
  await utimes(at('src/inner'), late + 1, late + 1);
  expect(isFresh(at('out.js'), [at('src')])).toBe(false);
});
