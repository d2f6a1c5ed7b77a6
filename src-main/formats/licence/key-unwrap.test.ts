import { expect, it } from 'vitest';
import { unwrapKey } from './key-unwrap.ts';

const wrappingKey = Buffer.from('000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F', 'hex');
const data = Buffer.from('00112233445566778899AABBCCDDEEFF000102030405060708090A0B0C0D0E0F', 'hex');

it.each([
  ['4.3', 16, '64E8C3F9CE0F5BA263E9777905818A2A93C8191E7D6E8AE7'],
  ['4.5', 24, 'A8F9BC1612C68B3FF6E6F4FBE30E71E4769C8B80A32CB8958CD5D17D6B254DA1'],
  ['4.6', 32, '28C9F404C4B810F4CBCCB35CFB87F8263F5786E2D80ED326CBC7F0E71A99F43BFB988B9B7A02DD21'],
])('RFC 3394 §%s: %i bytes', (_section, length, wrapped) => {
  expect(unwrapKey(wrappingKey, Buffer.from(wrapped, 'hex'))).toEqual(data.subarray(0, length));
});

it('refuses another key, every flipped bit and every other length', () => {
  const wrapped = Buffer.from(
    '28C9F404C4B810F4CBCCB35CFB87F8263F5786E2D80ED326CBC7F0E71A99F43BFB988B9B7A02DD21',
    'hex',
  );
  expect(unwrapKey(Buffer.alloc(32), wrapped)).toBeNull();
  for (let bit = 0; bit < wrapped.length * 8; bit += 1) {
    const changed = Buffer.from(wrapped);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    expect(unwrapKey(wrappingKey, changed), `bit ${bit}`).toBeNull();
  }
  for (const length of [0, 8, 16, 23, 25, 39, 41])
    expect(unwrapKey(wrappingKey, Buffer.alloc(length))).toBeNull();
});
