import { mkdir, mkdtemp, readdir, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeMmdb } from '../../formats/origins/testing/write-mmdb.ts';
import { createOriginsService, type OriginsService } from './origins-service.ts';

let folder: string;
let service: OriginsService;
let changes: number;
/** Files that the user chooses, by handle. */
const handed = new Map<string, Uint8Array>();

const open = () =>
  createOriginsService({
    folder,
    files: { read: async (id) => ({ name: `${id}.mmdb`, bytes: handed.get(id) ?? new Uint8Array() }) },
    onChanged: () => {
      changes += 1;
    },
  });

const v4 = (a: number, b: number) => BigInt((a * 256 + b) * 65_536);
const china = { network: v4(203, 0), prefix: 112, record: { country: { iso_code: 'CN' } } };
const owner = { network: v4(203, 0), prefix: 112, record: { autonomous_system_organization: 'Example Net' } };

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'steward-origins-')), 'origins');
  changes = 0;
  handed.clear();
  handed.set('countries', writeMmdb([china], { type: 'GeoLite2-Country' }));
  handed.set('networks', writeMmdb([owner], { type: 'GeoLite2-ASN' }));
  handed.set('picture', new Uint8Array(5000));
  service = open();
});
afterEach(() => service.close());

const unknown = { country: '', city: '', network: '' };

it('knows nothing before a file is chosen, and makes no folder', async () => {
  expect(await service.files()).toEqual({ files: [] });
  expect(await service.find({ addresses: ['203.0.113.7'] })).toEqual({ origins: [] });
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

it('tells countries and networks by two files, also after a start', async () => {
  await service.choose({ file: 'countries' });
  const { files } = await service.choose({ file: 'networks' });
  expect(files.map(({ kind, type, damaged }) => [kind, type, damaged])).toEqual([
    ['countries', 'GeoLite2-Country', false],
    ['networks', 'GeoLite2-ASN', false],
  ]);
  expect(changes).toBe(2);
  await service.close();
  service = open();
  expect(await service.find({ addresses: ['203.0.113.7', '10.0.0.1', 'nonsense', ''] })).toEqual({
    origins: [{ country: 'CN', city: '', network: 'Example Net' }, unknown, unknown, unknown],
  });
});

it('a newer file takes the place of the earlier one, and is read at once', async () => {
  await service.choose({ file: 'countries' });
  await service.find({ addresses: ['203.0.113.7'] });
  handed.set('newer', writeMmdb([{ ...china, record: { country: { iso_code: 'SG' }, city: 'Singapore' } }]));
  expect((await service.choose({ file: 'newer' })).files).toHaveLength(1);
  const { origins } = await service.find({ addresses: ['203.0.113.7'] });
  expect(origins).toEqual([{ country: 'SG', city: 'Singapore', network: '' }]);
});

it('refuses what is no such file, and keeps the one before', async () => {
  await service.choose({ file: 'countries' });
  await expect(service.choose({ file: 'picture' })).rejects.toMatchObject({ code: 'ORIGIN_FILE_INVALID' });
  expect((await service.files()).files).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['countries.mmdb']);
});

it('says that a kept file was damaged, and forgets it', async () => {
  await service.choose({ file: 'countries' });
  await truncate(join(folder, 'countries.mmdb'), 40);
  await expect(service.find({ addresses: ['203.0.113.7'] })).rejects.toMatchObject({
    code: 'ORIGIN_FILE_INVALID',
  });
  expect((await service.files()).files).toMatchObject([{ kind: 'countries', damaged: true }]);
  expect(await service.forget({ kind: 'countries' })).toEqual({ files: [] });
});

it('names the reason where the disk refuses', async () => {
  await writeFile(folder, 'a file in the folder’s place');
  await expect(service.choose({ file: 'countries' })).rejects.toMatchObject({ code: 'ORIGINS_NOT_KEPT' });
});

it('names the reason where a kept file can no longer be read', async () => {
  await mkdir(join(folder, 'countries.mmdb'), { recursive: true });
  for (const work of [service.files(), service.find({ addresses: ['203.0.113.7'] })])
    await expect(work).rejects.toMatchObject({ code: 'ORIGINS_NOT_KEPT', params: { reason: 'EISDIR' } });
});
