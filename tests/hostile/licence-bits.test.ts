/** Every single bit of a signed licence turned over: of the file as it stands, and of each decoded part. */
import { describe, expect, test } from 'vitest';
import { judgeLicence } from '../../src-main/formats/licence/index.ts';
import { testTrustedKeys } from '../fixtures/licence/keys.ts';
import { armour, base64url, signToken } from '../fixtures/licence/signer.ts';
import { ed25519, es256, goodPayload, hostileNow, rs256 } from './licence/case.ts';

const keys = testTrustedKeys();
const judge = (file: Buffer | string) =>
  judgeLicence({ name: 'bits.lic', bytes: Buffer.from(file as string), now: hostileNow, keys });
/** One module, so that 15,000 verifications take seconds. */
const payload = JSON.stringify(goodPayload({ modules: 1, subModules: 0 }));

function* flips(bytes: Buffer): Generator<Buffer> {
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    yield flipped;
  }
}

describe.each([ed25519, es256, rs256])('$alg', (key) => {
  const token = signToken(payload, key);
  const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));

  test('the file itself is valid', async () => {
    expect((await judge(armour(token))).state).toBe('VALID');
  });

  test.each([
    [0, 'header'],
    [1, 'payload'],
    [2, 'signature'],
  ])('no bit of part %i (%s) can be turned over', async (index) => {
    let tried = 0;
    for (const flipped of flips(parts[index] ?? Buffer.alloc(0))) {
      const changed = parts.map((part, at) => base64url(at === index ? flipped : part)).join('.');
      const reading = await judge(armour(changed));
      if (reading.verified || reading.state === 'VALID')
        expect.fail(`accepted with bit ${tried} turned over`);
      tried++;
    }
    expect(tried).toBe((parts[index]?.length ?? 0) * 8);
  });

  test('no bit of the armoured file can be turned over', async () => {
    let tried = 0;
    for (const flipped of flips(Buffer.from(armour(token)))) {
      const reading = await judge(flipped);
      if (reading.verified || reading.state === 'VALID')
        expect.fail(`accepted with bit ${tried} turned over`);
      tried++;
    }
    expect(tried).toBe(armour(token).length * 8);
  });
});

test('a turned bit in the signature says so', async () => {
  const [header = '', content = '', signature = ''] = signToken(payload, ed25519).split('.');
  for (const flipped of flips(Buffer.from(signature, 'base64url'))) {
    expect((await judge(`${header}.${content}.${base64url(flipped)}`)).state).toBe('SIGNATURE_INVALID');
  }
});
