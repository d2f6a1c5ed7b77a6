/** `steward key`: a backup restores the key elsewhere; a new one is handed over by a file that both keys sign. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHandOver } from '../../formats/changes/hand-over.ts';
import { steward, temporary } from '../testing/steward.ts';

const password = 'correct horse battery';
const fingerprintOf = async (dataFolder: string) =>
  (await steward(['key', 'show'], { dataFolder })).out.trim();

test('a backup is the same key in another folder, and opens with its password alone', async () => {
  const [dataFolder, other] = [temporary(), temporary()];
  const own = await fingerprintOf(dataFolder);
  expect(own).toMatch(/^\d{5}( \d{5}){7}$/);
  const file = join(temporary(), 'x.steward-key');
  const given = ['--password-file', '-'];
  const exported = await steward(['key', 'export', ...given, '--out', file], { dataFolder, input: password });
  expect(exported.code).toBe(0);
  const wrong = await steward(['key', 'import', file, ...given], {
    dataFolder: other,
    input: `${password}!`,
  });
  expect(wrong).toMatchObject({ code: 2, out: '' });
  expect(
    (await steward(['key', 'import', file, ...given], { dataFolder: other, input: password })).code,
  ).toBe(0);
  expect(await fingerprintOf(other)).toBe(own);
  const inUtf16 = join(temporary(), 'utf16.steward-key');
  writeFileSync(inUtf16, `\ufeff${readFileSync(file, 'utf8')}`, 'utf16le');
  const said = await steward(['key', 'import', inUtf16, ...given], { dataFolder: other, input: password });
  expect(said).toMatchObject({ code: 2, err: expect.stringContaining('UTF-16') });
  const short = await steward(['key', 'export', ...given], { dataFolder, input: 'short' });
  expect(short).toMatchObject({ code: 64, out: '' });
});

test('a new key is handed over by a file, without which there is none; a damaged one is said', async () => {
  const dataFolder = temporary();
  const before = await fingerprintOf(dataFolder);
  expect((await steward(['key', 'renew'], { dataFolder })).code).toBe(64);
  expect(await fingerprintOf(dataFolder)).toBe(before);
  const file = join(temporary(), 'x.steward-handover');
  expect((await steward(['key', 'renew', '--out', file], { dataFolder })).code).toBe(0);
  const after = await fingerprintOf(dataFolder);
  expect(readHandOver(readFileSync(file))).toEqual({ from: before, to: after });
  writeFileSync(join(dataFolder, 'installation-key.json'), '');
  const { out, err } = await steward(['key', 'show'], { dataFolder });
  expect(out.trim()).toBe(after);
  expect(err).toContain('was damaged; its previous copy was used');
});
