import { expect, test } from 'vitest';
import { wordsForTests } from '../../testing/words.ts';
import { examinationText } from './examination-text.ts';

const words = wordsForTests('en-US');
const report: Parameters<typeof examinationText>[1] = {
  steps: [
    { step: 'address', verdict: 'ok', milliseconds: 0, code: null, detail: 'https://office.example' },
    {
      step: 'tls',
      verdict: 'failed',
      milliseconds: 12,
      code: 'TLS_SELF_SIGNED',
      detail: 'DEPTH_ZERO_SELF_SIGNED_CERT\nSHA-256 AB',
    },
    { step: 'http', verdict: 'skipped', milliseconds: 0, code: null, detail: null },
  ],
  chain: [
    {
      subject: 'CN=office',
      issuer: 'CN=office',
      notBefore: '2026-01-01T00:00:00.000Z',
      notAfter: '2027-01-01T00:00:00.000Z',
      fingerprint: 'AB:CD',
    },
  ],
  clockSkew: -3200,
};
const examined = { name: 'Office', began: Date.UTC(2026, 10, 21), version: '0.1.0' };

test('names every step with its time, what it means and what to do', () => {
  const text = examinationText({ ...examined, address: 'https://office.example' }, report, words);
  expect(text).toContain('[ok] Address: 0 ms\n    https://office.example\n');
  expect(text).toMatch(
    /\[failed\] Certificate: .* \(TLS_SELF_SIGNED\) 12 ms\n {4}DEPTH_ZERO_SELF_SIGNED_CERT SHA-256 AB\n {4}\S/,
  );
  expect(text).toContain('2026-11-21T00:00:00.000Z · Steward 0.1.0');
  expect(text).toContain('    SHA-256 AB:CD');
  expect(text).toContain('Clock: -3 s');
});

test.each([
  ['https://me:secret@office.example/base', 'https://office.example/base'],
  ['me:secret@office.example', 'office.example'],
  ['https://office.example/a@b', 'https://office.example/a@b'],
])('a user and password in the address %s is left out', (address, shown) => {
  const text = examinationText({ ...examined, address }, report, words);
  expect(text.split('\n')[1]).toBe(shown);
});
