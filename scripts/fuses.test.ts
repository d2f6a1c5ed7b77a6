/** Uses a file with a wire like Electron's binary, which is all that the library reads. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { beforeEach, expect, it } from 'vitest';
import { fakeBinary } from './fake-electron.ts';
import { fuseAndCheck, fuseFaults, fuses, setFuses } from './fuses.ts';

let binary: string;
beforeEach(async () => {
  binary = join(await mkdtemp(join(tmpdir(), 'steward-fuses-')), 'electron');
  await writeFile(binary, fakeBinary());
});

it('decides every fuse that there is', () => {
  const known = Object.keys(FuseV1Options).filter((name) => Number.isNaN(Number(name)));
  expect(Object.keys(fuses).sort()).toEqual(known.sort());
  expect(known).toHaveLength(9);
});

it('sees that a binary is as Electron ships it', async () => {
  expect(await fuseFaults(binary)).toEqual(
    expect.arrayContaining([
      'RunAsNode is ENABLE, not DISABLE',
      'GrantFileProtocolExtraPrivileges is ENABLE, not DISABLE',
    ]),
  );
});

it('sets nine of nine, changes nothing else, and reads them back', async () => {
  const before = await readFile(binary);
  await fuseAndCheck(binary, { resign: false });
  expect(await fuseFaults(binary)).toEqual([]);
  const after = await readFile(binary);
  const changed = [...after.keys()].filter((at) => after[at] !== before[at]);
  expect(changed).toHaveLength(Object.values(fuses).filter((on) => !on).length);
});

it.each(Object.keys(fuses))('sees that %s was turned back', async (name) => {
  await setFuses(binary, { resign: false });
  const bytes = await readFile(binary);
  const at =
    bytes.indexOf('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX') + 34 + FuseV1Options[name as keyof typeof fuses];
  bytes[at] = bytes[at] === 0x30 ? 0x31 : 0x30;
  await writeFile(binary, bytes);
  expect(await fuseFaults(binary)).toEqual([expect.stringContaining(`${name} is `)]);
});

it('refuses an Electron that has a fuse that nobody decided', async () => {
  await writeFile(binary, fakeBinary(10));
  await expect(setFuses(binary, { resign: false })).rejects.toThrow('10 fuses');
  expect(await fuseFaults(binary)).toContain('the binary has 10 fuses, 9 are declared');
});

it('refuses a file that is no Electron', async () => {
  await writeFile(binary, 'nothing');
  await expect(fuseAndCheck(binary, { resign: false })).rejects.toThrow('sentinel');
});
