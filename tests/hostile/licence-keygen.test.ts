/** Keygen licence files that Python made from Keygen's own description: verified, opened, and mapped to our fields. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGivenKey, readLicence } from '../../src-main/formats/licence/index.ts';
import { stranger } from './licence/case.ts';

const folder = join(import.meta.dirname, '../fixtures/licence/keygen');
const fixture = (name: string): Buffer => readFileSync(join(folder, name));
const now = Date.parse('2026-11-20T12:00:00+08:00');
const licenceKey = '988214-F0A6B2-5D11C4-77E0AA-31C9DE-V3';
const hexKey = fixture('public-key.txt').toString('utf8');
const read = (name: string, more: { secret?: string; now?: number; key?: string } = {}) =>
  readLicence({
    name,
    bytes: fixture(name),
    now: more.now ?? now,
    keys: readGivenKey(more.key ?? hexKey),
    secret: more.secret,
  });

const content = {
  companyName: 'Clínica Río Blanco',
  customerId: 'user-7',
  userCounting: 'registered',
  externalCounting: 'registered',
  startDate: null,
  // 2028-01-01T00:00Z is the evening of 31 December in Buenos Aires.
  expiryDate: '2027-12-31',
  pcSeats: 12,
  mobileSeats: null,
  externalSeats: null,
  tenantLimit: null,
  tenancy: 'single',
  issuedAt: '2026-11-02T12:00:00.000Z',
  timeZone: 'America/Argentina/Buenos_Aires',
};
const module = (flag: string, name: string) => ({
  flag,
  name,
  pcSeats: null,
  mobileSeats: null,
  enabled: true,
  appId: null,
  modules: [],
});
const modules = [module('DICOM', 'DICOM viewer'), module('REPORT', 'Reporting')];

describe.each(['signed.lic', 'signed-crlf.lic'])('%s', (name) => {
  test('is verified by the account’s key in hex, and mapped', async () => {
    const reading = await read(name);
    expect(reading).toMatchObject({
      format: 'keygen',
      state: 'VALID',
      readable: true,
      verified: true,
      encryption: null,
      daysRemaining: 406,
    });
    expect(reading.licence).toEqual({ ...content, licenceCode: licenceKey, modules });
  });
});

test('the key that said yes is named', async () => {
  const { signature } = await read('signed.lic', { key: fixture('public-key.pem').toString('utf8') });
  expect(signature).toMatchObject({ algorithm: 'ed25519', keySource: 'given', sample: false });
  expect(signature?.thumbprint).toBe(signature?.keyId);
  expect(signature?.thumbprint).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test('encrypted: opened with the licence key, which is then not shown', async () => {
  const reading = await read('encrypted.lic', { secret: licenceKey });
  expect(reading).toMatchObject({
    format: 'keygen',
    state: 'VALID',
    verified: true,
    encryption: { kind: 'keygen', algorithm: 'aes-256-gcm', keyId: null },
  });
  expect(reading.licence).toEqual({
    ...content,
    licenceCode: '5224caee-0000-4000-8000-d01787642bac',
    modules,
  });
  expect(JSON.stringify(reading)).not.toContain(licenceKey);
});

test('encrypted: without its key it is signed and closed', async () => {
  expect(await read('encrypted.lic')).toMatchObject({
    state: 'DECRYPT_FAILED',
    readable: false,
    verified: true,
    findings: [{ state: 'DECRYPT_FAILED', params: { reason: 'needsSecret' } }],
    encryption: { kind: 'keygen' },
  });
});

test('by another key it is not', async () => {
  const reading = await read('signed.lic', {
    key: Buffer.from(stranger.jwk.x ?? '', 'base64url').toString('hex'),
  });
  expect(reading).toMatchObject({ state: 'SIGNATURE_INVALID', verified: false, readable: true });
  expect(reading.findings[0]?.params).toMatchObject({ tried: 1, reason: 'noKeyFits' });
});

test('its own end and the licence’s are told apart', async () => {
  const fileEnded = await read('signed.lic', { now: Date.parse('2026-12-02T12:00:00Z') });
  expect(fileEnded).toMatchObject({ state: 'FILE_ENDED', verified: true });
  expect(fileEnded.findings.map(({ params }) => params.reason)).toEqual(['fileEnded']);
  const both = await read('signed.lic', { now: Date.parse('2028-01-01T00:00:00Z') });
  expect(both.findings.map(({ params }) => params.reason)).toEqual(['endedAt', 'fileEnded']);
  // The instant has come before the day is over in Buenos Aires.
  expect(both.daysRemaining).toBe(0);
});

test('a machine file is of another kind, by name', async () => {
  const reading = await read('machine.lic');
  expect(reading.state).toBe('WRONG_KIND');
  expect(reading.findings[0]?.params).toEqual({ kind: 'MACHINE FILE', reason: 'machineFile' });
});
