/** The sample files that ship: what they say, that the script makes exactly them, that no private key is near. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTrustedKeys, readLicence, shippedKeys } from '../../src-main/formats/licence/index.ts';
import { keyIds, publicJwk, signingKey, trustedJwk } from '../fixtures/licence/keys.ts';
import { samples } from '../fixtures/licence/samples.ts';

const folder = join(import.meta.dirname, '../../resources/samples');
const now = Date.parse('2026-11-20T12:00:00+08:00');

describe.each(samples)('$file', ({ file, content, state, secret }) => {
  test(`is ${state} with the keys that ship`, async () => {
    const bytes = readFileSync(join(folder, file));
    expect(bytes.toString('utf8')).toBe(content);
    const { findings } = await readLicence({ name: file, bytes, now, keys: shippedKeys(), secret });
    // A file that only a sample key signed says so first, whatever else is to be said.
    const rests = ['VALID', 'EXPIRED', 'NOT_YET_VALID'].includes(state);
    const states = rests ? ['SAMPLE_KEY', ...(state === 'VALID' ? [] : [state])] : [state];
    expect(findings.map((one) => one.state)).toEqual(states);
  });
});

test('every sample in the folder is one of these, and the README names it', () => {
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  expect(files.sort()).toEqual(samples.map(({ file }) => file).sort());
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const { file, state, secret } of samples) {
    expect(readme).toMatch(new RegExp(`${file}.*${state}`));
    if (secret !== undefined) expect(readme).toContain(secret);
  }
});

test('the example of the format’s document is valid, and its payload is the one shown', async () => {
  const page = readFileSync(join(folder, '../../docs/formats/licence-file.md'), 'utf8');
  const [file = ''] = /-----BEGIN LICENCE-----[^`]*/.exec(page) ?? [];
  const [, shown = ''] = /```json\n([^`]*)```/.exec(page) ?? [];
  const reading = await readLicence({
    name: 'example.lic',
    bytes: Buffer.from(file),
    now,
    keys: shippedKeys(),
  });
  expect(reading).toMatchObject({ state: 'SAMPLE_KEY', verified: true });
  expect(reading.licence?.companyName).toBe('Farridge Logistics');
  const payload = Buffer.from(file.replaceAll('\n', '').split('.')[1] ?? '', 'base64url').toString('utf8');
  expect(JSON.parse(payload)).toEqual(JSON.parse(shown));
});

test('the shipped key set holds sample keys only, named as such, and nothing private', () => {
  const text = readFileSync(join(folder, '../licence-keys.json'), 'utf8');
  const { keys } = JSON.parse(text) as { keys: Record<string, string | boolean>[] };
  for (const key of keys) {
    expect(key.name).toMatch(/not for production/);
    expect(key).toEqual(trustedJwk(signingKey(String(key.kid))));
    expect(key.sample).toBe(true);
    expect(key.d).toBeUndefined();
  }
  for (const kid of keyIds.filter((id) => id.startsWith('test-'))) {
    expect(shippedKeys().find(kid, signingKey(kid).alg)).toEqual([]);
  }
});

describe('a set of trusted keys', () => {
  const good = publicJwk(signingKey('test-ed25519'));
  test.each([
    ['a private member', { keys: [signingKey('test-ed25519').jwk] }],
    ['a key twice', { keys: [good, good] }],
    ['a path as key id', { keys: [{ ...good, kid: '../x' }] }],
    ['another algorithm', { keys: [{ ...good, alg: 'ES384' }] }],
    ['an algorithm that is not the key’s', { keys: [{ ...good, alg: 'ES256' }] }],
    ['a symmetric key', { keys: [{ kty: 'oct', kid: 'k', alg: 'HS256', k: 'AAAA' }] }],
    ['a point off the curve', { keys: [{ ...publicJwk(signingKey('test-es256')), x: 'A'.repeat(43) }] }],
    ['no list', { keys: {} }],
    ['nothing', null],
  ])('with %s is refused', (_, set) => {
    expect(() => parseTrustedKeys(set, 'policy')).toThrow();
  });
});
