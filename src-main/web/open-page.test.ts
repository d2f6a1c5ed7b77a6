import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepOpenPages, writeOpenPage } from './open-page.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward open-'));
});
afterEach(() => rm(folder, { recursive: true }));
const link = { link: `http://127.0.0.1:4610/~x/#t=${'t'.repeat(43)}`, clearing: null };

it('says nothing in its address, leads to the link, and is readable by its user only', async () => {
  const { address, remove } = await writeOpenPage(folder, link);
  expect(address).toMatch(/^file:\/\/\/.*\/open-[0-9a-f-]{36}\.html$/);
  expect(address).not.toContain('ttt');
  const path = fileURLToPath(address);
  expect(await readFile(path, 'utf8')).toContain(`content="0;url=${link.link}"`);
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600);
  await remove();
  expect(await readdir(folder)).toEqual([]);
});

it('on a chosen port it follows the link only when what was left there is cleared', async () => {
  const clearing = 'http://127.0.0.1:4610/~clear';
  const { address } = await writeOpenPage(folder, { ...link, clearing });
  const page = await readFile(fileURLToPath(address), 'utf8');
  expect(page).toContain(`image.onload = image.onerror = go; image.src = '${clearing}'`);
  // The page redirects at once only where scripts are off.
  expect(page.replace(/<noscript>.*<\/noscript>/, '')).not.toMatch(/http-equiv|href/);
});

it('the files of a killed shell are swept, one on its way is not', async () => {
  const [old, young] = [await writeOpenPage(folder, link), await writeOpenPage(folder, link)];
  const before = new Date(Date.now() - 61_000);
  await utimes(fileURLToPath(old.address), before, before);
  await writeFile(join(folder, 'open-mine.html'), 'mine');
  await sweepOpenPages(folder);
  const left = await readdir(folder);
  expect(left).toHaveLength(2);
  expect(left).toContain('open-mine.html');
  await young.remove();
});
