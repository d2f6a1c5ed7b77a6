/** A mapping reads only files of its kind: every other file is read as without it. */
import { expect, test } from 'vitest';
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { readLicence } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { hostileNow } from './licence/case.ts';
import { everyKind, readMapped, through } from './licence/mapped.ts';
import { licenceCases } from './licence-cases.ts';

const keys = testTrustedKeys();

test('a file of no mapped kind is read as it was', async () => {
  for (const { name, file, now = hostileNow, secret, highestTime } of licenceCases) {
    const input = { name: 'case.lic', bytes: file, now, keys, secret, highestTime };
    const [plain, mapped] = [
      await readLicence(input),
      await readLicence({ ...input, mappings: [everyKind] }),
    ];
    expect(mapped, name).toEqual(plain);
  }
});

test('a name that begins as base64 of JSON does is no token', async () => {
  const eyou: LicenceFileKind = {
    name: 'Eyou',
    format: 'properties',
    told: { field: 'eyou.licence' },
    names: { licensecode: 'eyou.licence', companyname: 'eyou.unit' },
    signature: { kind: 'none' },
  };
  for (const text of ['eyou.licence=E-1\neyou.unit=Quay\n', 'eyou.licence E-1\neyou.unit Quay'])
    expect(await readMapped(text, through(eyou))).toMatchObject({
      state: 'UNSIGNED',
      licence: { licenceCode: 'E-1', companyName: 'Quay' },
    });
});

test('a file signed in a format of ours is not a mapping’s to read', async () => {
  const anything: LicenceFileKind = {
    name: 'anything',
    format: 'json',
    told: { field: 'kind' },
    names: { licensecode: 'companyname' },
    signature: { kind: 'none' },
  };
  const unsigned = JSON.stringify({ kind: 'licence', licensecode: 'a', companyname: 'b', hrmnum: 1 });
  expect(await readMapped(unsigned, through(anything))).toMatchObject({
    licence: { licenceCode: 'b' },
    verified: false,
  });
  for (const { file } of licenceCases.filter(({ state }) => state === 'VALID'))
    expect(await readMapped(file, through(anything))).not.toHaveProperty('mapped');
});
