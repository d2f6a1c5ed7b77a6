/**
 * Compares Steward's cookies with those of `tough-cookie`: dates are read alike, and no server gets a cookie that
 * `tough-cookie` would not send it. Steward's rules are the narrower ones (docs/decisions/011), and must stay so.
 */
import { CookieJar, parseDate } from 'tough-cookie';
import { expect, it } from 'vitest';
import { cookieDate } from './cookie-date.ts';
import { createSessionJar } from './session-jar.ts';

it.each([
  'Wed, 09 Jun 2032 10:18:14 GMT',
  'Wed, 09-Jun-32 10:18:14 GMT',
  'Wed Jun  9 10:18:14 2032',
  'Thu, 01-Jan-1970 00:00:00 GMT',
  'Thu Jan 01 1970 00:00:00 GMT+0800 (CST)',
  'Sun, 22 Nov 2026 10:00:00 +0800',
  '09 JUNE 69 1:2:3',
  '09 Jun 70 01:02:03',
  '0',
  '-1',
  '2032',
  'Session',
  '22 Nov 2032',
  '2026-11-22 10:00:00',
  '2032-11-22T10:00:00Z',
  'Thu, 01 Jan 1600 00:00:00 GMT',
  'Fri, 31 Feb 2032 00:00:00 GMT',
  'Wed, 09 Jun 2032 24:00:00 GMT',
  'Wed, 09 Jun 2032 10:60:14 GMT',
  '',
])('the date %j', (text) => {
  expect(cookieDate(text)).toBe(parseDate(text)?.getTime() ?? null);
});
it('a date of a megabyte is none, at once', () => {
  expect(cookieDate('1:'.repeat(500_000))).toBeNull();
});

const host = 'a.example.com';
const now = Date.now();
const source = { host, path: '/base/api/login', secure: true, now };
const places = ['/', '/base', '/base/api', '/base/api/x', '/base/apis', '/x'];
const names = ['s', ' s ', 's p', '', '__Host-s', '__Secure-s', '张'];
const values = [
  '1',
  '',
  ' 1 ',
  '"q"',
  'a=b',
  'a b',
  'a\u0000b',
  'a\r\nX: y',
  'é',
  '\u007f',
  'x'.repeat(5000),
];
const ends = [
  '',
  '; Path=/',
  '; Path=/base',
  '; path=x',
  '; Path=/base; Path=/x',
  '; Path=',
  '; PATH = /',
  '; Secure',
  '; Secure; Path=/',
  '; Secure; Path=/; Domain=a.example.com',
  '; Domain=example.com',
  '; Domain=.example.com',
  '; Domain=other.com',
  '; Domain=evil-a.example.com',
  '; Domain=',
  '; Domain=A.EXAMPLE.COM',
  '; Domain=b.example.com',
  '; Domain=example.com; Domain=other.com',
  '; Max-Age=60',
  '; Max-Age=0',
  '; Max-Age=-5',
  '; Max-Age=abc',
  '; Max-Age=60; Max-Age=0',
  '; Expires=0',
  '; Expires=-1',
  '; Expires=Thu, 01-Jan-1970 00:00:00 GMT',
  '; Expires=0; Max-Age=60',
];

it('hands out nothing that it would not, and of what is plain all that it does', async () => {
  let both = 0;
  for (const name of names) {
    for (const value of values) {
      for (const end of ends) {
        const text = `${name}=${value}${end}`;
        const jar = createSessionJar();
        jar.store('one', `https://${host}`, [text], source);
        const oracle = new CookieJar(undefined, { prefixSecurity: 'strict' });
        await oracle.setCookie(text, `https://${host}${source.path}`, { ignoreError: true });
        for (const place of places) {
          const ours = jar.header('one', `https://${host}`, place, now, '');
          const theirs = oracle.getCookieStringSync(`https://${host}${place}`);
          if (ours !== '') expect(ours, `${JSON.stringify(text.slice(0, 80))} at ${place}`).toBe(theirs);
          const plain = name.trim() === 's' && /^[ -~]{0,10}$/.test(value);
          if (plain) expect(ours, `${JSON.stringify(text)} at ${place}`).toBe(theirs);
          if (ours !== '') both++;
        }
      }
    }
  }
  expect(both).toBeGreaterThan(500);
});
