/**
 * Licence files of platforms' own kinds, read through a mapping: what they say; and that nothing of them is verified
 * without the key that signed exactly what is read.
 */
import { describe, expect, test } from 'vitest';
import type { LicenceFileKind } from '#shared/api/mapping/licence-files.ts';
import { licenceReading } from '#shared/rules/licence/reading.ts';
import { readMappingFile } from '#shared/rules/servers/mapping/mapping-file.ts';
import { keySet } from '../../src-main/formats/licence/index.ts';
import { malleate } from '../fixtures/licence/ecdsa.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { derOf } from '../fixtures/licence/mapped/der.ts';
import {
  kestrel,
  lindqvist,
  marlowe,
  northgate,
  signingVendors,
  tianhe,
} from '../fixtures/licence/mapped/vendors.ts';
import { amountOf } from '../support/test-amount.ts';
import { ed25519, es256, rs256, sm2, stranger } from './licence/case.ts';
import { everyKind, keyOf, readMapped, through } from './licence/mapped.ts';
import { mutateText } from './licence/mutate.ts';
import { seededRandom, timeout } from './licence/seeds.ts';

const keys = testTrustedKeys();
const noKeys = keySet([]);

test('the kinds are a mapping that can be used', () => {
  const file = { format: 'steward.mapping', version: 1, licenceFiles: everyKind.kinds };
  expect(readMappingFile(JSON.parse(JSON.stringify(file)), [])).toMatchObject({ problem: null });
});

describe('what such a file says', () => {
  const facts = { tenancy: 'single', externalCounting: 'registered', tenantLimit: null };
  const leaf = (flag: string, name: string, more: object = {}) => ({
    flag,
    name,
    pcSeats: null,
    mobileSeats: null,
    enabled: true,
    appId: null,
    modules: [],
    ...more,
  });

  test('nested JSON', async () => {
    const reading = await readMapped(northgate.write(es256));
    expect(reading).toMatchObject({
      format: 'mapped',
      state: 'VALID',
      verified: true,
      mapped: { mapping: 'all of them', kind: 'Northgate Suite', checked: 'signature' },
      signature: { algorithm: 'ES256', keyId: 'test-es256' },
      daysRemaining: 406,
    });
    expect(reading.licence).toEqual({
      ...facts,
      licenceCode: 'NG-2026-00417',
      companyName: '海岳物流 GmbH',
      customerId: '9007199254740991',
      userCounting: 'registered',
      startDate: '2026-01-01',
      expiryDate: '2027-12-31',
      pcSeats: 500,
      mobileSeats: 999999,
      externalSeats: 25,
      modules: [
        leaf('attendance', 'Attendance', { pcSeats: 500 }),
        leaf('docs', 'Documents', {
          pcSeats: 250,
          modules: [leaf('docs.sign', 'Signing', { pcSeats: 0, enabled: false })],
        }),
      ],
      timeZone: 'Asia/Shanghai',
      issuedAt: '2026-01-05T02:00:00Z',
    });
  });

  test('Java properties', async () => {
    const { licence, ...reading } = await readMapped(kestrel.write(rs256));
    expect(reading).toMatchObject({ state: 'VALID', verified: true, mapped: { kind: 'Kestrel ERP' } });
    expect(licence).toMatchObject({
      licenceCode: 'KES-77-1042',
      companyName: '海岳物流',
      userCounting: 'concurrent',
      startDate: '2026-01-01',
      expiryDate: '2027-12-31',
      pcSeats: 120,
      timeZone: '+08:00',
      issuedAt: '2026-01-05T01:00:00Z',
      modules: [leaf('hr', 'hr'), leaf('crm', 'crm'), leaf('docs', 'docs')],
    });
  });

  test('XML, whose signature is of a kind that can’t be checked', async () => {
    const { licence, ...reading } = await readMapped(lindqvist.write(rs256));
    expect(reading).toMatchObject({
      state: 'ALG_UNSUPPORTED',
      readable: true,
      verified: false,
      signature: { algorithm: 'XML Signature', keyId: null, keySource: null },
      mapped: { kind: 'Lindqvist Office', checked: 'unknown' },
      findings: [{ params: { algorithm: 'XML Signature', reason: 'otherSignature' } }],
    });
    expect(licence).toMatchObject({
      licenceCode: 'LO-9-331',
      companyName: 'Färridge & Söhne',
      customerId: 'C-7',
      startDate: '2026-01-01',
      expiryDate: '2027-12-31',
      pcSeats: 999999,
      modules: [
        leaf('mail', 'Mail'),
        leaf('archive', 'Archive', {
          enabled: false,
          modules: [leaf('scan', 'Scan & store', { enabled: false })],
        }),
      ],
    });
  });

  test('a content inside of XML, and of a file that is base64 as a whole', async () => {
    expect(await readMapped(tianhe.write(sm2))).toMatchObject({
      state: 'VALID',
      verified: true,
      licence: { licenceCode: 'TH-1', companyName: '海岳物流', expiryDate: '2027-12-31', pcSeats: 80 },
    });
    expect(await readMapped(marlowe.write(ed25519))).toMatchObject({
      state: 'VALID',
      verified: true,
      licence: { licenceCode: 'M-1', companyName: 'Marlowe & Co', expiryDate: '2027-12-31', pcSeats: 12 },
    });
  });

  test('an end that has passed', async () => {
    const now = Date.UTC(2027, 11, 31, 16);
    expect(await readMapped(northgate.write(es256), { now: now - 1 })).toMatchObject({ state: 'VALID' });
    expect(await readMapped(northgate.write(es256), { now })).toMatchObject({
      state: 'EXPIRED',
      verified: true,
    });
  });
});

describe('nothing is verified without its key', () => {
  test.each(signingVendors)('$kind.name', async (vendor) => {
    const file = vendor.write(keyOf(vendor));
    const good = await readMapped(file);
    expect(good).toMatchObject({ state: 'VALID', verified: true });
    expect(await readMapped(file, { trusted: noKeys })).toMatchObject({
      state: 'KEY_UNKNOWN',
      verified: false,
      readable: true,
      licence: good.licence,
      mapped: { checked: 'failed' },
    });
  });

  test('a signature by somebody else', async () => {
    expect(await readMapped(marlowe.write(stranger))).toMatchObject({
      state: 'KEY_UNKNOWN',
      verified: false,
    });
    const claimed = { ...stranger, kid: ed25519.kid };
    expect(await readMapped(marlowe.write(claimed))).toMatchObject({
      state: 'SIGNATURE_INVALID',
      verified: false,
      mapped: { checked: 'failed' },
    });
  });

  test('a file that its kind says nobody signs, and one that has lost its signature', async () => {
    const unsigned: LicenceFileKind = { ...northgate.kind, signature: { kind: 'none' } };
    const file = northgate.write(es256);
    expect(await readMapped(file, through(unsigned))).toMatchObject({
      state: 'UNSIGNED',
      verified: false,
      mapped: { checked: 'none' },
    });
    const { seal: _, ...rest } = JSON.parse(file);
    expect(await readMapped(JSON.stringify(rest))).toMatchObject({
      state: 'UNSIGNED',
      verified: false,
      mapped: { checked: 'none' },
    });
    const without = kestrel.write(rs256).replace(/^kestrel\.signature=.*\r\n/m, '');
    expect(await readMapped(without)).toMatchObject({ state: 'UNSIGNED', verified: false });
  });

  test('the signature itself, which is not signed, is no field', async () => {
    const kinds: readonly LicenceFileKind[] = [
      { ...kestrel.kind, names: { ...kestrel.kind.names, cid: 'kestrel.signature' } },
      { ...northgate.kind, names: { ...northgate.kind.names, cid: 'seal.value' } },
    ];
    for (const [place, file] of [kestrel.write(rs256), northgate.write(es256)].entries()) {
      const [kind] = kinds.slice(place);
      if (!kind) throw new Error('there is no such kind');
      expect(await readMapped(file, through(kind))).toMatchObject({
        verified: true,
        licence: { customerId: '' },
      });
    }
  });

  test('a key that is not trusted any more, or a sample', async () => {
    const file = northgate.write(es256);
    const [trusted] = keys.list().filter(({ algorithm }) => algorithm === 'ES256');
    if (!trusted) throw new Error('no such key');
    const of = (changes: object) => readMapped(file, { trusted: keySet([{ ...trusted, ...changes }]) });
    expect(await of({ revoked: '2026-06-01' })).toMatchObject({ state: 'KEY_REVOKED', verified: false });
    expect(await of({ sample: true })).toMatchObject({ state: 'SAMPLE_KEY', verified: true });
    expect(await of({ notBefore: '2026-01-06' })).toMatchObject({ state: 'KEY_UNKNOWN', verified: false });
    expect(await of({ notAfter: '2026-01-04' })).toMatchObject({ state: 'KEY_REVOKED', verified: false });
  });

  test('changes at random: what is verified says what was signed', { timeout }, async () => {
    for (const vendor of signingVendors) {
      const random = seededRandom(vendor.kind.name, 7);
      const file = vendor.write(keyOf(vendor));
      const { licence } = await readMapped(file);
      let refused = 0;
      for (let round = 0; round < amountOf(4000); round++) {
        const mutated = mutateText(file, random);
        const reading = await readMapped(mutated);
        const { error } = licenceReading.safeParse(reading);
        if (error) expect.fail(error.message);
        if (reading.verified || reading.state === 'VALID') {
          if (JSON.stringify(reading.licence) !== JSON.stringify(licence))
            expect.fail(`verified: ${mutated}`);
        } else refused++;
      }
      expect(refused).toBeGreaterThan(amountOf(4000) / 2);
    }
  });

  test('the twin of a signature by ES256 is the same signer’s', async () => {
    const file = JSON.parse(northgate.write(es256));
    const raw = {
      ...northgate.kind,
      signature: { ...northgate.kind.signature, shape: 'raw' },
    } as LicenceFileKind;
    const der = Buffer.from(file.seal.value, 'base64');
    const signature = rawOf(der);
    const written = (value: Buffer) =>
      JSON.stringify({ ...file, seal: { ...file.seal, value: value.toString('base64') } });
    for (const bytes of [signature, malleate(signature)]) {
      expect(await readMapped(written(bytes), through(raw))).toMatchObject({ verified: true });
      expect(await readMapped(written(derOf(bytes)))).toMatchObject({ verified: true });
    }
    for (const bytes of [
      signature,
      Buffer.concat([der, Buffer.alloc(1)]),
      der.subarray(0, -1),
      Buffer.alloc(70),
    ])
      expect(await readMapped(written(bytes))).toMatchObject({ state: 'SIGNATURE_INVALID', verified: false });
  });
});

/** r and s of a DER sequence, 32 bytes each. */
function rawOf(der: Buffer): Buffer {
  const first = der.subarray(4, 4 + (der[3] ?? 0));
  const second = der.subarray(4 + first.length + 2);
  const fill = (digits: Buffer): Buffer => Buffer.concat([Buffer.alloc(32), digits]).subarray(-32);
  return Buffer.concat([fill(first), fill(second)]);
}
