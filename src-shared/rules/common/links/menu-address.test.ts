import { expect, test } from 'vitest';
import { menuAddress } from './menu-address.ts';
import { richTextLink } from './rich-text-link.ts';

test.each([
  'hr/report',
  '/hr/report',
  'hr/report?appId=1',
  '/sp/ebdapp/home?id=3&from=/a//b',
  '/sp/#/okr',
  '/sp/index.html#/okr?tab=2',
  '人事/报表',
  '/a%20b/c',
])('%s is a page of the platform', (path) => {
  expect(menuAddress(path)).toEqual({ kind: 'page', path });
});

test.each([
  ['https://wiki.example/a?b=c', 'https://wiki.example/a?b=c'],
  [' HTTPS://wiki.example ', 'https://wiki.example/'],
])('%s is an address on the web', (given, href) => {
  expect(menuAddress(given)).toEqual({ kind: 'web', href });
});

test.each([
  '',
  '/',
  '//evil.example/x',
  '/\\evil.example',
  'http://plain.example',
  'https://ada:secret@evil.example',
  'https://evil.example\\@good.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'ms-msdt:/id',
  'a//b',
  '../up',
  'a/..',
  'a/%2E%2e/b',
  'a/.%2e',
  'a%2f..%2fb',
  'a%00b',
  'a b',
  'a\u202eb',
  'a\u200bb',
  '"onclick',
  'x'.repeat(501),
])('%j leads nowhere', (given) => {
  expect(menuAddress(given)).toEqual({ kind: 'none' });
});

test('a web address is one that rich text would keep', () => {
  for (const given of [
    'https://wiki.example/a?b=c',
    'https://a:b@x.example',
    'https://x\\@y.example',
    'https://é.example/ü',
  ])
    expect(menuAddress(given).kind === 'web', given).toBe(richTextLink(given) !== null);
});
