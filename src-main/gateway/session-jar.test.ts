import { describe, expect, it } from 'vitest';
import { createSessionJar } from './session-jar.ts';
import { readSetCookie } from './set-cookie.ts';

const now = Date.UTC(2026, 10, 21);
const source = { host: 'a.example.com', path: '/base/api/login', secure: true, now };

describe('one Set-Cookie', () => {
  it.each([
    ['s=1', { name: 's', value: '1', path: '/base/api', expires: null }],
    ['s=1; Path=/; HttpOnly; SameSite=Strict', { name: 's', value: '1', path: '/', expires: null }],
    ['s=a=b; path=x', { name: 's', value: 'a=b', path: '/base/api', expires: null }],
    ['s="q"; Max-Age=60', { name: 's', value: '"q"', path: '/base/api', expires: now + 60_000 }],
    ['s=; Max-Age=0', { name: 's', value: '', path: '/base/api', expires: 0 }],
    [
      's=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=5',
      { name: 's', value: '1', path: '/base/api', expires: now + 5000 },
    ],
    ['s=1; Expires=rubbish', { name: 's', value: '1', path: '/base/api', expires: null }],
    ['s=1; Domain=example.com; Secure', { name: 's', value: '1', path: '/base/api', expires: null }],
    ['__Host-s=1; Secure; Path=/', { name: '__Host-s', value: '1', path: '/', expires: null }],
  ])('%s', (text, cookie) => expect(readSetCookie(text, source)).toEqual(cookie));

  it.each([
    '',
    'noequals',
    '=1',
    's p=1',
    's=a\u0000b',
    's=a\r\nX: y',
    's=张',
    's=1; Domain=other.com',
    's=1; Domain=evil-a.example.com',
    's=1; Domain=le.com',
    '__Secure-s=1',
    '__Host-s=1; Secure; Path=/x',
    '__Host-s=1; Secure; Path=/; Domain=example.com',
    `s=${'x'.repeat(5000)}`,
  ])('%j is none for this host', (text) => expect(readSetCookie(text, source)).toBeNull());

  it('a secure one is not taken from an unencrypted answer', () => {
    expect(readSetCookie('s=1; Secure', { ...source, secure: false })).toBeNull();
  });
});

describe('the jar', () => {
  const origin = 'https://a.example.com';
  const filled = () => {
    const jar = createSessionJar();
    jar.store('one', origin, ['s=1; Path=/', 't=2; Path=/base', 'gone=3; Path=/; Max-Age=10'], source);
    return jar;
  };

  it('gives each path its cookies, longest path first', () => {
    expect(filled().header('one', origin, '/base/api/x', now, '')).toBe('t=2; s=1; gone=3');
    expect(filled().header('one', origin, '/baseball', now, '')).toBe('s=1; gone=3');
  });
  it('forgets in time and on demand', () => {
    const jar = filled();
    expect(jar.header('one', origin, '/', now + 11_000, '')).toBe('s=1');
    jar.store('one', origin, ['s=; Path=/; Max-Age=0'], source);
    expect(jar.header('one', origin, '/', now + 11_000, '')).toBe('');
    jar.store('one', origin, ['s=9; Path=/'], source);
    jar.forget('one');
    expect(jar.header('one', origin, '/', now, '')).toBe('');
  });
  it('keeps targets and addresses apart', () => {
    const jar = filled();
    expect(jar.header('two', origin, '/', now, '')).toBe('');
    expect(jar.header('one', 'https://b.example.com', '/', now, '')).toBe('');
    jar.store('one', 'https://b.example.com', ['n=1; Path=/'], { ...source, host: 'b.example.com' });
    expect(jar.header('one', origin, '/', now, '')).toBe('');
  });
  it('lets the server’s cookie replace the one that was typed in', () => {
    expect(filled().header('one', origin, '/', now, 's=old; k=v')).toBe('s=1; gone=3; k=v');
    expect(createSessionJar().header('one', origin, '/', now, 's=old; k=v')).toBe('s=old; k=v');
  });
  it('is small', () => {
    const jar = createSessionJar();
    jar.store(
      'one',
      origin,
      Array.from({ length: 500 }, (_, i) => `c${i}=1; Path=/`),
      source,
    );
    expect(jar.header('one', origin, '/', now, '').split('; ')).toHaveLength(50);
  });
});
