import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readThirdParty, thirdPartyLists } from './third-party.ts';

const each = (name: string, version = '1.0.0') => ({ name, version, licence: 'MIT', text: 'Permission' });

it('puts the lists of both bundles together, each package once', async () => {
  const out = await mkdtemp(join(tmpdir(), 'steward-out-'));
  for (const [room, packages] of [
    ['main', [each('zod'), each('a', '2.0.0')]],
    ['renderer', [each('zod'), each('a'), each('react')]],
  ] as const) {
    await mkdir(join(out, room));
    await writeFile(join(out, room, 'third-party.json'), JSON.stringify(packages));
  }
  const found = await readThirdParty(thirdPartyLists(out));
  expect(found.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
    'a 1.0.0',
    'a 2.0.0',
    'react 1.0.0',
    'zod 1.0.0',
  ]);
});

it('has none where the program runs from its sources', async () => {
  expect(await readThirdParty(thirdPartyLists('/nowhere'))).toEqual([]);
});

it('does not pass on what is no list', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'steward-out-')), 'x.json');
  await writeFile(file, '[{"name":1}]');
  await expect(readThirdParty([file])).rejects.toThrow();
});
