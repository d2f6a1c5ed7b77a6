import { expect, test } from 'vitest';
import { endpoints } from '../../api/index.ts';
import { isPageId, isPagePath, placedPages, platformAddress, platformPath } from './platform-page.ts';

test('no call has a page’s name, and each page has one of its own', () => {
  expect(endpoints.filter(({ id }) => isPageId(id))).toEqual([]);
  expect(new Set(placedPages.map(({ id }) => id)).size).toBe(placedPages.length);
  expect(isPageId('page.org')).toBe(true);
  // Base settings are a page of this console, not of the platform.
  expect(isPageId('page.base')).toBe(false);
});

test.each([
  [{}, 'org', '/org'],
  [{}, '/ecode', '/ecode'],
  [{ manager: '/sp/manager/' }, 'org', '/sp/manager/org'],
  [{ manager: '/sp/manager' }, '/ecode', '/ecode'],
  [{ x: 'elsewhere', manager: '/m' }, 'org', '/m/elsewhere'],
  [{ x: '/else/where' }, 'org', '/else/where'],
])('%o, %s: %s', (overrides, path, at) => {
  expect(platformPath(overrides, { code: 'x', path })).toBe(at);
});

test.each([
  ['setting/okr', true],
  ['/sp/#/okr', true],
  ['/sp/', true],
  ['', false],
  ['/', false],
  ['//evil.example/x', false],
  ['https://evil.example', false],
  ['/a/../b', false],
  ['..', false],
  ['/a?b=c', false],
  ['/a b', false],
  ['a\\b', false],
  [`/${'a'.repeat(600)}`, false],
])('%j can be a page’s path: %s', (path, can) => {
  expect(isPagePath(path)).toBe(can);
});

test('an address stays below the server’s base', () => {
  expect(platformAddress('', '/org')).toBeNull();
  expect(platformAddress('https://a.example/base/', '/org')).toBe('https://a.example/base/org');
  expect(platformAddress('https://a.example/base', '/../../x/./y')).toBe('https://a.example/base/x/y');
  expect(platformAddress('https://a.example', '//evil.example')).toBe('https://a.example/evil.example');
  expect(platformAddress('https://a.example', 'x?to=https://b.example//y')).toBe(
    'https://a.example/x?to=https://b.example//y',
  );
});
