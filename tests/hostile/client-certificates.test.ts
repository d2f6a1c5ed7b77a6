/**
 * Client certificates that were made to hold the program up: the count of rounds is a number in the file, in plain
 * sight or inside what is encrypted. Each is refused by name, and the program goes on meanwhile (limits.md §3).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readClientCertificate } from '../../src-main/services/servers/client-certificate/open.ts';
import { roundsLimit, roundsOf } from '../../src-main/services/servers/client-certificate/rounds.ts';
import {
  encryptedKey,
  file,
  macOf,
  number,
  octets,
  open,
  sequence,
  shroudedKey,
  tlv,
} from './servers/p12.ts';

const megabyte = 1024 * 1024;
const endless = 0x7fffffff;

it.each<[string, Buffer, string]>([
  ['two thousand million rounds of its MAC', file(macOf(number(endless))), 'rounds'],
  ['as many for its key', file(macOf(number(1)), shroudedKey(0x7fffffff)), 'rounds'],
  [
    'a little for each of a thousand keys',
    file(macOf(number(1)), ...Array.from({ length: 1000 }, () => shroudedKey(3000))),
    'rounds',
  ],
  [
    'a salt in pieces before them',
    file(macOf(number(endless), tlv(0x24, octets(Buffer.alloc(4)), octets(Buffer.alloc(4))))),
    'rounds',
  ],
  [
    'a safe in pieces around them',
    sequence(number(3), open(0x30, open(0xa0, open(0x24, ...pieces(sequence(shroudedKey(0x7fffffff))))))),
    'rounds',
  ],
  ['all of it of indefinite length', open(0x30, number(3), open(0x30, macOf(number(endless)))), 'rounds'],
  ['a number of rounds beyond counting', file(macOf(tlv(0x02, Buffer.alloc(40, 0x7f)))), 'rounds'],
  ['sequences a thousand deep', nested(1000), 'rounds'],
  ['a megabyte of junk', Buffer.alloc(megabyte, 0xa7), 'format'],
  ['a megabyte of beginnings', Buffer.from('3080'.repeat(megabyte / 2), 'hex'), 'format'],
  ['a length of 4 GB', Buffer.from('3084ffffffff020103', 'hex'), 'format'],
  ['an end before its beginning', Buffer.from('0000', 'hex'), 'format'],
  ['a key with as many inside what is encrypted', file(null, encryptedKey(endless)), 'rounds'],
  ['the same by an older cipher', file(null, encryptedKey(endless, 1, 'des')), 'rounds'],
  ['as many for what is encrypted', file(null, encryptedKey(1, endless)), 'rounds'],
  [
    'what is encrypted by a cipher that nobody knows',
    file(null, encryptedKey(1, 1, 'unknown')),
    'unsupported',
  ],
])('%s', async (_, bytes, reason) => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const refused = await readClientCertificate(bytes, 'passphrase').catch((error: unknown) => error);
  clearInterval(timer);
  expect(refused).toMatchObject({ code: 'CLIENT_CERTIFICATE_INVALID', params: { reason } });
  // Other work went on meanwhile.
  expect(turns).toBeGreaterThan(2);
});

function pieces(bytes: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) =>
    octets(bytes.subarray(n * 7, n * 7 + 7)),
  );
}

function nested(depth: number): Buffer {
  let inner: Buffer = octets(Buffer.alloc(1));
  for (let level = 0; level < depth; level += 1) inner = sequence(inner);
  return inner;
}

it('of an ordinary program asks for few rounds', () => {
  const ours = readFileSync(join(import.meta.dirname, '../fixtures/tls/client.p12'));
  expect(roundsOf(ours)).toBeGreaterThan(1000);
  expect(roundsOf(ours)).toBeLessThan(roundsLimit / 10);
});
