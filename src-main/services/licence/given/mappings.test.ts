/** Mappings that the user opens, and those of server profiles: held, listed in order, used, dropped. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { createFileStore, type FileStore } from '../../files/file-store.ts';
import { createLicenceService, type LicenceService } from '../index.ts';
import { licenceParts, seen, stages } from '../testing/licence-parts.ts';
import { createLicenceMappings } from './mappings.ts';

const kind = (name: string, field: string): LicenceFileKind => ({
  name,
  format: 'json',
  told: { field: 'grant' },
  names: { licensecode: 'grant', companyname: field },
  signature: { kind: 'none' },
});
const text = (about: string, licenceFiles?: readonly LicenceFileKind[]) =>
  JSON.stringify({ format: 'steward.mapping', version: 1, about, licenceFiles });

let folder: string;
let files: FileStore;
let service: LicenceService;
let profiles: { name: string; mapping: typeof noMapping & { licenceFiles?: LicenceFileKind[] } }[];
const keysChanged = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-mappings-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  profiles = [{ name: 'Sandbox', mapping: noMapping }];
  keysChanged.mockReset();
  service = createLicenceService({
    ...licenceParts(join(folder, 'data'), files, () => Date.UTC(2026, 10, 21)),
    mappings: createLicenceMappings({ read: files.read, profiles: async () => profiles }),
    keysChanged,
  });
});
afterEach(async () => {
  await service.close();
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

const context = () => stages() as never;
async function handleOf(content: string, name = 'a.json'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return (await files.addPath(path)).id;
}
const give = async (content: string, name?: string) =>
  await seen(service.giveMapping({ file: await handleOf(content, name) }, context()));
const parse = async () => {
  const file = await handleOf(JSON.stringify({ grant: 'G-1', customer: 'Harbour', owner: 'Quay' }));
  return await seen(service.parse({ file }, context()));
};

it('a file is read through the mapping that was opened, until it is let go of', async () => {
  expect(await parse()).toMatchObject({ state: 'FORMAT_UNKNOWN', licence: null });
  expect(await give(text('Harbour Office', [kind('Grant', 'customer')]))).toEqual({
    outcome: 'given',
    mappings: [{ name: 'Harbour Office', source: 'given', kinds: ['Grant'] }],
  });
  expect(keysChanged).toHaveBeenCalledTimes(1);
  expect(await parse()).toMatchObject({
    state: 'UNSIGNED',
    verified: false,
    mapped: { mapping: 'Harbour Office', kind: 'Grant', checked: 'none' },
    licence: { companyName: 'Harbour' },
  });
  expect(await seen(service.forgetMappings({}, context()))).toEqual({ mappings: [] });
  expect(keysChanged).toHaveBeenCalledTimes(2);
  expect(await parse()).toMatchObject({ state: 'FORMAT_UNKNOWN' });
});

it('and through those of servers, behind what was opened', async () => {
  profiles.push({ name: 'Staging', mapping: { ...noMapping, licenceFiles: [kind('Grant', 'owner')] } });
  expect(await parse()).toMatchObject({ mapped: { mapping: 'Staging' }, licence: { companyName: 'Quay' } });
  await give(text('', [kind('Grant', 'customer')]), 'harbour.steward-mapping');
  expect(await seen(service.mappings({}, context()))).toEqual({
    mappings: [
      { name: 'harbour.steward-mapping', source: 'given', kinds: ['Grant'] },
      { name: 'Staging', source: 'profile', kinds: ['Grant'] },
    ],
  });
  expect(await parse()).toMatchObject({ licence: { companyName: 'Harbour' } });
  await service.forgetMappings({}, context());
  expect(await parse()).toMatchObject({ licence: { companyName: 'Quay' } });
});

it('one that is opened again takes the place of what it was', async () => {
  await give(text('Harbour', [kind('Grant', 'owner')]));
  const again = await give(text('Harbour', [kind('Grant', 'customer')]));
  expect(again).toMatchObject({ outcome: 'given', mappings: [{ name: 'Harbour' }] });
  expect(again).toHaveProperty('mappings.length', 1);
  expect(await parse()).toMatchObject({ licence: { companyName: 'Harbour' } });
});

it('many files are surveyed and compared through it as well', async () => {
  await give(text('Harbour', [kind('Grant', 'customer')]));
  const one = await handleOf(JSON.stringify({ grant: 'G-1', customer: 'Harbour' }), 'one.json');
  const two = await handleOf(JSON.stringify({ grant: 'G-1', customer: 'Quay' }), 'two.json');
  const { summaries } = await seen(service.survey({ files: [one, two] }, context()));
  expect(summaries.map(({ mapped }) => mapped?.kind)).toEqual(['Grant', 'Grant']);
  const compared = await seen(service.compare({ file: one, compareFile: two }, context()));
  expect(compared).toMatchObject({ reading: { mapped: { checked: 'none' } }, comparison: { equal: false } });
});

it.each([
  ['no JSON', 'hello', 'notJson', 'syntax'],
  ['another file', '{"format":"x"}', 'otherFormat', ''],
  [
    'a fault',
    text('', [{ ...kind('Grant', 'a'), timeZone: 'Nowhere' }]),
    'zoneUnknown',
    'licenceFiles.0.timeZone',
  ],
  ['no licence files', text('calls alone'), 'noLicenceFiles', ''],
])('%s is refused by name, and nothing is held', async (_, content, problem, at) => {
  expect(await give(content)).toEqual({ outcome: 'refused', problem, at });
  expect(keysChanged).not.toHaveBeenCalled();
  expect(await seen(service.mappings({}, context()))).toEqual({ mappings: [] });
});
