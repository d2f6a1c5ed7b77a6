import { expect, it } from 'vitest';
import { withPemLines } from './pem-lines.ts';

const body = 'A'.repeat(64);
const pem = `-----BEGIN PRIVATE KEY-----\n${body}\n${body}\nBBBB==\n-----END PRIVATE KEY-----\n`;

it.each([pem, pem.replaceAll('\n', ''), pem.replaceAll('\n', ' '), ` ${pem.replaceAll('\n', '\r\n')} `])(
  'puts the lines back into a key that a field has flattened',
  (flat) => expect(withPemLines(flat)).toBe(pem),
);

it.each(['', 'a secret with blanks', '{"kty":"oct"}', '-----BEGIN x-----y-----END x-----'])(
  'leaves "%s" alone',
  (secret) => expect(withPemLines(secret)).toBe(secret),
);
