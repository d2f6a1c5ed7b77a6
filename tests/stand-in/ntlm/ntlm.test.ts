/** Messages of NTLM are those of the examples in [MS-NLMP] 4.2.4, byte for byte, and prove the password over all of them. */
import { expect, it } from 'vitest';
import { md4 } from './md4.ts';
import {
  pairId,
  readChallenge,
  readPairs,
  readProof,
  writeChallenge,
  writePairs,
  writeProof,
} from './messages.ts';
import { beginNtlm, challengeNtlm, isProved, lmResponse, ntResponse, ownKey, proveNtlm } from './ntlm.ts';

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex');
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

const nonce = bytes('0123456789abcdef');
const own = bytes('aaaaaaaaaaaaaaaa');
const targetInfo = writePairs([
  [pairId.domain, wide('Domain')],
  [pairId.server, wide('Server')],
]);

it.each([
  ['', '31d6cfe0d16ae931b73c59d7e0c089c0'],
  ['abc', 'a448017aaf21d8525fc10ae87aa6729d'],
  [
    '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
    'e33b4ddc9c38f2199c3e7b164fcc0536',
  ],
])('the digest of “%s” is that of RFC 1320 A.5', (text, digest) => {
  expect(md4(Buffer.from(text)).toString('hex')).toBe(digest);
});

it('the example’s challenge is read and written as it stands (4.2.4.3)', () => {
  const example = bytes(`
    4e544c4d53535000 02000000 0c000c00 38000000 33828ae2 0123456789abcdef 0000000000000000
    24002400 44000000 060070170000000f 530065007200760065007200
    02000c0044006f006d00610069006e00 01000c00530065007200760065007200 00000000`);
  const read = readChallenge(example);
  expect(read).toMatchObject({ target: 'Server', nonce, targetInfo });
  expect(readPairs(read.targetInfo)).toEqual([
    [pairId.domain, wide('Domain')],
    [pairId.server, wide('Server')],
  ]);
  expect(writeChallenge(read, bytes('060070170000000f'))).toEqual(example);
});

it('the example’s account gives the example’s key, answers and third message (4.2.4.1 to 4.2.4.3)', () => {
  const key = ownKey('Password', 'User', 'Domain');
  expect(key.toString('hex')).toBe('0c868a403bfd7a93a3001ef22ef02e3f');
  const lm = lmResponse(key, nonce, own);
  expect(lm.toString('hex')).toBe('86c35097ac9cec102554764a57cccc19aaaaaaaaaaaaaaaa');
  const nt = ntResponse(key, nonce, { nonce: own, time: Buffer.alloc(8), targetInfo });
  expect(nt.subarray(0, 16).toString('hex')).toBe('68cd0ab851e51c96aabc927bebef6a1c');
  const example = bytes(`
    4e544c4d53535000 03000000 18001800 6c000000 54005400 84000000 0c000c00 48000000 08000800 54000000
    10001000 5c000000 10001000 d8000000 358288e2 0501280a0000000f
    44006f006d00610069006e00 5500730065007200 43004f004d0050005500540045005200
    86c35097ac9cec102554764a57cccc19aaaaaaaaaaaaaaaa
    68cd0ab851e51c96aabc927bebef6a1c 0101000000000000 0000000000000000 aaaaaaaaaaaaaaaa 00000000
    02000c0044006f006d00610069006e00 01000c00530065007200760065007200 00000000 00000000
    c5dad2544fc9799094ce1ce90bc9d03e`);
  const read = readProof(example);
  expect(read).toMatchObject({ domain: 'Domain', user: 'User', workstation: 'COMPUTER', lm, nt });
  expect(read.code).toHaveLength(0);
  expect(writeProof(read)).toEqual(example);
});

it('a proof holds for its password, its question and its beginning alone', () => {
  const account = { username: 'OFFICE\\ada', password: 's3cret ä' };
  const begun = beginNtlm();
  const challenge = challengeNtlm(begun);
  const proof = proveNtlm(account, begun, challenge);
  expect(isProved(account, begun, challenge, proof)).toBe(true);
  expect(isProved({ ...account, password: 'other' }, begun, challenge, proof)).toBe(false);
  expect(isProved({ ...account, username: 'OFFICE\\bob' }, begun, challenge, proof)).toBe(false);
  expect(isProved(account, begun, challengeNtlm(begun), proof)).toBe(false);
  const weaker = Buffer.from(begun);
  weaker[12] = 0;
  expect(isProved(account, weaker, challenge, proof)).toBe(false);
  const touched = Buffer.from(proof);
  touched[60] = 0;
  expect(isProved(account, begun, challenge, touched)).toBe(false);
});

it.each([
  ['another signature', (message: Buffer) => message.fill(0, 0, 1)],
  ['another type', (message: Buffer) => message.writeUInt32LE(1, 8)],
  ['an area that lies outside', (message: Buffer) => message.writeUInt32LE(message.length, 44)],
  ['an area in the head', (message: Buffer) => message.writeUInt32LE(8, 16)],
])('a question with %s is none', (_, spoil) => {
  const begun = beginNtlm();
  const challenge = challengeNtlm(begun);
  spoil(challenge);
  expect(() => proveNtlm({ username: 'a', password: 'b' }, begun, challenge)).toThrow();
});
