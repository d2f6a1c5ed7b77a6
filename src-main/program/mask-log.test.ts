import { expect, it } from 'vitest';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { maskLog } from './mask-log.ts';

const secrets: Readonly<Record<string, string>> = {
  'a bearer': 'answered 401 to Bearer s3cr3ts3cr3t',
  'a header': 'Authorization: Digest username="me", response="s3cr3t"',
  'cookies, all of them': 'Cookie: theme=dark; SESSION=s3cr3t; other=s3cr3t',
  'a cookie in JSON': '{"set-cookie":["SESSION=s3cr3t; Path=/"]}',
  'a name and password in an address': 'GET https://me:s3cr3t@host.example/x failed',
  'a name alone in an address': 'proxy http://s3cr3t@proxy:8080 refused',
  'a query': 'GET /api/x?access_token=s3cr3t&page=2',
  JSON: '{"userName":"me","password":"s3cr3t"}',
  'JSON with blanks': '{ "new_password" : "s3 cr3t s3cr3t" }',
  'an assignment': "clientSecret = 's3cr3t'",
  'a passphrase': 'p12 passphrase: s3cr3t',
  'a token of three parts': 'eyJhbGciOiJub25l.eyJzM2NyM3Qi.s3cr3ts3cr3t',
};
it.each(Object.entries(secrets))('masks %s', (_, text) => expect(maskLog(text)).not.toMatch(/s3cr3t/));

it.each([
  'TypeError: Cannot read properties of undefined (reading "map")\n    at render (console://app/assets/a-1x.js:12:3)',
  "ENOSPC: no space left on device, open '/home/me/.config/Steward/settings.json'",
  'GET https://host.example/api/x?page=2&tenantKey=abc answered 502',
  'certificate of host.example:8443 expired at 2026-01-02T03:04:05Z',
])('leaves %s', (text) => expect(maskLog(text)).toBe(text));

/** Milliseconds; the least of three runs, to limit the influence of other load on the machine. */
function took(text: string): number {
  const times = [0, 1, 2].map(() => {
    const spent = countProcessorTime();
    maskLog(text);
    return spent();
  });
  return Math.min(...times);
}

it.each(['a=', '//a', 'cookie ', '"a":"', 'a'.repeat(60), '?a', 'a.'])(
  '%j sixteen times as often takes no square of it',
  (part) => {
    const few = took(part.repeat(2000));
    const many = took(part.repeat(32_000));
    // A linear algorithm gives 16, a quadratic one 256. The divisor has a floor against times near 0.
    expect(many / Math.max(few, 0.5)).toBeLessThan(100);
  },
);
