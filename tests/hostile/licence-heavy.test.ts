/**
 * Files that are made to cost time or memory: each is read in time that grows with its length only, and ends in a named
 * state. A quarter of a megabyte each here, which a reader that is not linear does not survive (100 KB of backslashes
 * took a minute). At 16 MiB all 145 were measured, each read by a process of its own: at most 1.2 seconds of
 * processor time, and 294 MB more than before.
 */
import { expect, test } from 'vitest';
import {
  mergeKeys,
  parseTrustedKeys,
  readLicence,
  shippedKeys,
} from '../../src-main/formats/licence/index.ts';
import { keyIds, publicJwk, signingKey } from '../fixtures/licence/keys.ts';
import { long } from '../support/test-amount.ts';
import { hostileNow } from './licence/case.ts';
import { heavyCases } from './licence/heavy-cases.ts';

const size = 256 * 1024;
/** More than a licence can need (bytes): all that is read by `npm run test:long`, and every day what is over each limit. */
const tooMuch = (long ? 16 : 4) * 1024 * 1024;
const testKeys = keyIds.filter((id) => id.startsWith('test-') && id !== 'test-stranger');
const keys = mergeKeys(
  shippedKeys(),
  parseTrustedKeys({ keys: testKeys.map((id) => publicJwk(signingKey(id))) }, 'policy'),
);
const read = (bytes: Buffer, secret?: string) =>
  readLicence({ name: 'heavy.lic', bytes, now: hostileNow, keys, ...(secret ? { secret } : {}) });

test.each(heavyCases)('$name', async ({ name, make, secret }) => {
  const bytes = make(size);
  expect(bytes.length).toBeLessThanOrEqual(size);
  expect(bytes.length).toBeGreaterThan(size / 3);
  const reading = await read(bytes, secret);
  expect(reading.size).toBe(bytes.length);
  if (!/^(signed|encrypted)/.test(name)) expect(reading.verified).toBe(false);
});

test.each([
  ['JSON: empty arrays', 'parts'],
  ['signed: empty arrays', 'parts'],
  ['encrypted: empty objects', 'parts'],
  ['base64 of JSON: modules without names', 'parts'],
  ['module list in properties: numbers', 'parts'],
  ['properties: names', 'properties'],
])('%s: more than a licence can need is TOO_COMPLEX', async (name, reason) => {
  const { make, secret } = heavyCases.find((one) => one.name === name) ?? expect.fail(name);
  const reading = await read(make(tooMuch), secret);
  expect(reading).toMatchObject({ state: 'TOO_COMPLEX', readable: false, verified: false });
  expect(reading.findings.at(0)?.params.reason).toBe(reason);
});
