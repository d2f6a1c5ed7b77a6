/** Keys and secrets that are given on the command line, in files, in the environment, on the standard input. */

import { createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import jwks from '../../../resources/licence-keys.json' with { type: 'json' };
import { sample, steward, temporary } from '../testing/steward.ts';

const folder = temporary();
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const unknown = sample('farridge-unknown-key.lic');
/** This public key has signed the file, and is not trusted. */
const jwk = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', x: 'vsRTVOaoGey17LzymK6mzvtbDxOn2tNZdm9bw8bf94k' };
const kid = 'test-stranger';
const pem = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();

describe('--key', () => {
  test('without it the key is unknown', async () => {
    expect(await steward(['licence', 'verify', unknown])).toMatchObject({ code: 1 });
  });

  test.each([
    ['a JWK', JSON.stringify({ ...jwk, kid })],
    ['a JWKS', JSON.stringify({ keys: [{ ...jwk, kid }] })],
    ['PEM', pem],
    ['base64', pem.replace(/-----.*-----|\n/g, '')],
    ['hex', Buffer.from(jwk.x, 'base64url').toString('hex')],
  ])('as %s, in a file or itself', async (_, key) => {
    const fromFile = await steward(['licence', 'parse', unknown, '--json', '--key', file('key', key)]);
    expect(JSON.parse(fromFile.out)).toMatchObject({ verified: true, signature: { keySource: 'given' } });
    const itself = await steward(['licence', 'parse', unknown, '--json', `--key=${key}`]);
    expect(itself.out).toBe(fromFile.out);
    expect(itself.code).toBe(0);
  });

  test('on the standard input, and twice', async () => {
    const other = JSON.stringify(jwks.keys[0]);
    const args = ['licence', 'verify', unknown, '--key', file('other', other), '--key', '-'];
    expect(await steward(args, { input: pem })).toMatchObject({ code: 0 });
  });

  test('another key does not vouch for it', async () => {
    const other = JSON.stringify(jwks.keys.find((one) => one.alg === 'ES256'));
    expect(await steward(['licence', 'verify', unknown, '--key', file('es256', other)])).toMatchObject({
      code: 1,
    });
  });

  test.each([
    ['no such file', 'nowhere.pem', 'neither a file nor a key'],
    ['prose in a file', file('prose', 'see attachment'), 'this is not a key'],
    ['a private key', file('private', JSON.stringify({ ...jwk, d: 'AAAA' })), 'this is a private key'],
    ['a picture', file('picture', ''), 'the key is missing'],
    ['JSON that is none', '{', 'the JSON of the key is not valid'],
  ])('%s is refused with 64', async (_, key, words) => {
    const { code, out, err } = await steward(['licence', 'verify', unknown, '--key', key]);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain(words);
    expect(err).not.toContain('AAAA');
  });

  test('licence keys shows how it is read', async () => {
    const { out } = await steward(['licence', 'keys', '--json', '--key', pem]);
    const { keys, policy } = JSON.parse(out) as {
      keys: { source: string; thumbprint: string }[];
      policy: object;
    };
    expect(keys.at(-1)).toMatchObject({ source: 'given', algorithm: 'EdDSA' });
    expect(keys.filter(({ source }) => source === 'shipped')).toHaveLength(jwks.keys.length);
    expect(policy).toMatchObject({ state: 'absent' });
    expect(out).not.toContain('"key"');
  });
});

describe('the administrator’s keys', () => {
  const path = file(
    'policy.json',
    JSON.stringify({ keys: [{ ...jwk, kid, use: 'sig', name: 'House key' }] }),
  );
  const within = folder;

  test('vouch like those that ship', async () => {
    const administrator = { path, within, guard: () => null };
    const { code, out } = await steward(['licence', 'parse', unknown, '--json'], { administrator });
    expect([code, JSON.parse(out).signature.keySource]).toEqual([0, 'policy']);
    expect((await steward(['licence', 'keys'], { administrator })).out).toContain(`keys are in ${path}`);
  });

  test('are not used where others may write them, and it says why', async () => {
    const administrator = { path, within, guard: () => 'WRITABLE' as const };
    const { code, out, err } = await steward(['licence', 'verify', '-q', unknown], { administrator });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('are not used. Accounts other than the administrator’s');
    expect((await steward(['licence', 'keys'], { administrator })).out).toContain(
      'are not used. Accounts other',
    );
  });
});

describe('secrets', () => {
  const encrypted = sample('farridge-2026-encrypted.lic');
  const secret = '7mIwUdCIMmBJogJmYFUG1BkuiCxkFbVJv649wIwG2mQ';
  const wrong = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

  test('without one it stays closed', async () => {
    expect(await steward(['licence', 'verify', encrypted])).toMatchObject({ code: 2 });
  });

  test.each([
    ['--secret', ['--secret', secret], {}],
    ['--secret-file', ['--secret-file', file('secret', `${secret}\n`)], {}],
    ['the standard input', ['--secret-file', '-'], { input: `${secret}\r\n` }],
    ['the environment', [], { env: { STEWARD_LICENCE_SECRET: secret } }],
    ['the second of two', ['--secret', wrong, '--secret-file', file('secret', secret)], {}],
  ])('from %s', async (_, args, around) => {
    const { code, out, err } = await steward(['licence', 'parse', encrypted, ...args], around);
    expect(code).toBe(5);
    expect(out).toContain('Encrypted (JWE, ');
    expect(out + err).not.toContain(secret);
  });

  test('a wrong one is told, and not repeated', async () => {
    const { code, out, err } = await steward(['licence', 'parse', encrypted, '--secret', wrong]);
    expect(code).toBe(2);
    expect(out + err).not.toContain(wrong);
  });

  test('two encrypted files with different secrets', async () => {
    const other = sample('halvorsen-keygen-encrypted.lic');
    const args = ['--secret', secret, '--secret', 'A3F1C9-77B2E0-5D4186-C0FFEE-9B1D33-V3'];
    expect(await steward(['licence', 'verify', encrypted, other, ...args])).toMatchObject({ code: 5 });
  });

  test('not both of a file and a secret from the standard input', async () => {
    expect(await steward(['licence', 'parse', '-', '--secret-file', '-'])).toMatchObject({ code: 64 });
  });
});
