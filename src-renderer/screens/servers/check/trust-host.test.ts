import { expect, test } from 'vitest';
import { plainFingerprint, trustHost } from './trust-host.ts';

test.each([
  ['https://office.example', 'office.example:443'],
  ['https://office.example:8443/base', 'office.example:8443'],
  ['https://[::1]:8443', '::1:8443'],
  ['http://office.example', 'office.example:80'],
])('%s is trusted as %s', (address, host) => {
  expect(trustHost(address)).toBe(host);
});

test.each([
  'AB:CD:EF:01',
  'ab:cd:ef:01',
  ' abcdef01 ',
  'AB CD EF 01',
  'SHA-256 AB:CD:EF:01',
  'SHA256 Fingerprint=AB:CD:EF:01',
  'sha256 Fingerprint: ab cd ef 01',
])('%j is the same fingerprint', (typed) => {
  expect(plainFingerprint(typed)).toBe('ABCDEF01');
});
