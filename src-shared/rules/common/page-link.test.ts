import { expect, it } from 'vitest';
import { isLinkablePath, pageLink } from './page-link.ts';

it.each([
  ['/', true],
  ['/base/licence?tab=2', true],
  ['/api/x', false],
  ['/base/../x', false],
  ['//evil.example', false],
  ['/a%2fb', false],
  ['/a?b=%20', false],
  ['base', false],
])('%s is a page: %s', (path, is) => expect(isLinkablePath(path)).toBe(is));

it.each([
  [
    'Head office',
    '/base/licence?tab=2',
    'steward://open?profile=Head%20office&path=%2Fbase%2Flicence%3Ftab%3D2',
  ],
  ['总部', '/', 'steward://open?profile=%E6%80%BB%E9%83%A8&path=%2F'],
  // A path or a search that no link can carry is left out.
  ['a', '/base?q=%20x', 'steward://open?profile=a&path=%2Fbase'],
  ['a', '/a%2fb', 'steward://open?profile=a&path=%2F'],
])('the link of %s to %s is %s', (profile, path, link) => expect(pageLink(profile, path)).toBe(link));
