import { describe, expect, it } from 'vitest';
import { canonicalTarget, type RequestPathFault } from './canonical-path.ts';

describe('one spelling', () => {
  it.each([
    ['/api/license/getLinkLogs', '/api/license/getLinkLogs', ''],
    ['/papi/x', '/papi/x', ''],
    ['/api/x?', '/api/x', '?'],
    ['/api/x?a=1&b=%2e%2e%2f;//', '/api/x', '?a=1&b=%2e%2e%2f;//'],
    ['/api/', '/api/', ''],
    ['/api', '/api', ''],
    ['/%61pi/%74enant', '/api/tenant', ''],
    ['/api/a%7eb', '/api/a~b', ''],
    ['/api/%e5%bc%a0', '/api/%E5%BC%A0', ''],
    ['/api/a%20b', '/api/a%20b', ''],
    ['/api/a:b@c,(d)', '/api/a:b@c,(d)', ''],
    ['/api/...', '/api/...', ''],
    ['/api/.well-known', '/api/.well-known', ''],
  ])('%s', (target, path, query) => expect(canonicalTarget(target)).toEqual({ ok: true, path, query }));
});

const refused: readonly (readonly [string, RequestPathFault])[] = [
  ['/api/../x', 'DOT_SEGMENT'],
  ['/api/..', 'DOT_SEGMENT'],
  ['/api/./x', 'DOT_SEGMENT'],
  ['/../api/x', 'DOT_SEGMENT'],
  ['/api/%2e%2e/x', 'DOT_SEGMENT'],
  ['/api/.%2E/x', 'DOT_SEGMENT'],
  ['/api/%2e/x', 'DOT_SEGMENT'],
  ['/api/x/..', 'DOT_SEGMENT'],
  ['/api%2fx', 'ENCODED_SLASH'],
  ['/api/..%2fx', 'ENCODED_SLASH'],
  ['/api/%2Fx', 'ENCODED_SLASH'],
  ['/api/..%5cx', 'BACKSLASH'],
  ['/api/..\\x', 'BACKSLASH'],
  ['\\api\\x', 'NOT_ORIGIN_FORM'],
  ['/api/x;jsessionid=1', 'PARAMETER'],
  ['/api/..;/x', 'PARAMETER'],
  ['/api/x%3by', 'PARAMETER'],
  ['/api//x', 'EMPTY_SEGMENT'],
  ['//api/x', 'EMPTY_SEGMENT'],
  ['//evil.test/api/x', 'EMPTY_SEGMENT'],
  ['/api/x//', 'EMPTY_SEGMENT'],
  ['/api/%252e%252e/x', 'DOUBLE_ENCODING'],
  ['/api/%25', 'DOUBLE_ENCODING'],
  ['/api/x%00', 'CONTROL'],
  ['/api/x%0d%0aHost:%20y', 'CONTROL'],
  ['/api/x%7f', 'CONTROL'],
  ['/api/%c2%85', 'CONTROL'],
  ['/api/%e2%80%a8', 'CONTROL'],
  ['/api/x\r\nHost: y', 'CONTROL'],
  ['/api/x\u0000', 'CONTROL'],
  ['/api/x?a=\n', 'CONTROL'],
  ['/api/x y', 'CHARACTERS'],
  ['/api/x?a b', 'CHARACTERS'],
  ['/api/张', 'CHARACTERS'],
  ['/api/x?张', 'CHARACTERS'],
  ['/api/<x>', 'CHARACTERS'],
  ['/api/%', 'ENCODING'],
  ['/api/%2', 'ENCODING'],
  ['/api/%zz', 'ENCODING'],
  ['/api/%c0%ae%c0%ae/x', 'ENCODING'],
  ['/api/%ff', 'ENCODING'],
  ['/api/%ed%a0%80', 'ENCODING'],
  ['/api/x#y', 'FRAGMENT'],
  ['/api/x?y#z', 'FRAGMENT'],
  ['http://evil.test/api/x', 'NOT_ORIGIN_FORM'],
  ['evil.test:443', 'NOT_ORIGIN_FORM'],
  ['*', 'NOT_ORIGIN_FORM'],
  ['', 'NOT_ORIGIN_FORM'],
  ['?a', 'NOT_ORIGIN_FORM'],
  ['/', 'OUTSIDE'],
  ['/API/x', 'OUTSIDE'],
  ['/apix', 'OUTSIDE'],
  ['/api.evil/x', 'OUTSIDE'],
  ['/pap', 'OUTSIDE'],
  ['/bridge/call/x', 'OUTSIDE'],
  ['/x/api/y', 'OUTSIDE'],
  [`/api/${'a'.repeat(9000)}`, 'TOO_LONG'],
];

it.each(refused)('%j is refused: %s', (target, fault) =>
  expect(canonicalTarget(target)).toEqual({ ok: false, fault }),
);

it('a canonical path is its own canonical path, whatever was put together', () => {
  const parts = [
    '/',
    'api',
    'papi',
    'a',
    '.',
    '..',
    '%2e',
    '%41',
    '%e5%bc%a0',
    '~',
    ':',
    ';',
    '%2f',
    '%',
    '\\',
    'B',
  ];
  let seed = 7;
  for (let round = 0; round < 30_000; round++) {
    let target = round % 2 ? '/api' : '';
    for (let i = round % 8; i >= 0; i--) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      target += parts[seed % parts.length];
    }
    const once = canonicalTarget(target);
    if (!once.ok) continue;
    expect(canonicalTarget(once.path), target).toEqual({ ok: true, path: once.path, query: '' });
    // A server's own URL parser must arrive at the same path below the same root.
    expect(new URL(`http://h${once.path}`).pathname, target).toBe(once.path);
    expect(once.path, target).toMatch(/^\/p?api(\/|$)/);
  }
});
