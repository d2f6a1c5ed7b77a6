import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundlePath } from './bundle-path.ts';

/** Returns the path on the disk that a shell would read. */
function locateBundleFile(root: string, pathname: string): string | null {
  const found = bundlePath(pathname);
  return found && join(root, ...found.path.split('/'));
}

describe('what the bundle has', () => {
  it.each([
    ['/index.html', 'index.html'],
    ['/assets/index-B1x_9-a.js', 'assets/index-B1x_9-a.js'],
    ['/assets/zh-CN.licence-x.js.map', 'assets/zh-CN.licence-x.js.map'],
    ['/favicon.ico', 'favicon.ico'],
  ])('%s is the file %s', (url, path) => expect(bundlePath(url)).toEqual({ kind: 'file', path }));

  it.each([
    '/',
    '/info',
    '/licensetool',
    '/base/detach',
    '/themes/pcClient/',
    '/tenant/1029384756',
    '/people/%E5%BC%A0%E4%B8%89',
    '/a,b/(c)',
  ])('%s is a route of the console', (url) =>
    expect(bundlePath(url)).toEqual({ kind: 'page', path: 'index.html' }),
  );
});

/** Paths that some reader could take for a file outside the bundle, or for something that is no file. */
const hostile: readonly string[] = [
  '',
  'index.html',
  'assets/x.js',
  '../package.json',
  '/../package.json',
  '/../../etc/passwd',
  '/..',
  '/../',
  '/.',
  '/./index.html',
  '/./',
  '/assets/../../package.json',
  '/assets/..',
  '/assets/./x.js',
  '/.../x.js',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/%2E%2E%2Fpackage.json',
  '/.%2e/package.json',
  '/%2e./package.json',
  '/..%2fpackage.json',
  '/..%2f..%2fetc%2fpasswd',
  '/%252e%252e%252fpackage.json',
  '/%252e%252e/x',
  '/%25%32%65%25%32%65/x.js',
  '/%c0%ae%c0%ae/package.json',
  '/%c0%af..%c0%afetc.passwd',
  '/%e0%80%ae./x.js',
  '/%uff0e%uff0e/x.js',
  '/..\\package.json',
  '/..\\..\\windows\\win.ini',
  '/assets\\..\\..\\package.json',
  '/..%5cpackage.json',
  '/%5c..%5cpackage.json',
  '/%5c%5chost%5cshare',
  '\\\\host\\share\\x.js',
  '//etc/passwd',
  '//evil.test/x.js',
  '///x.js',
  '/assets//x.js',
  '//',
  '/index.html%00.js',
  '/%00',
  '/x%00/index.html',
  '/index.html\u0000',
  '/index.html%0a',
  '/x%0d%0aX: y',
  '/index.html%20',
  '/index.html ',
  '/index.html.',
  '/index.html/..',
  '/index.html::$DATA',
  '/index.html:stream',
  '/x%3astream.js',
  '/C:/windows/win.ini',
  '/C:x.js',
  '/c%3a/windows',
  '/file:///etc/passwd.txt',
  '/.env',
  '/.git/config.txt',
  '/assets/.hidden.js',
  '/-/..',
  '/con.js',
  '/CON.txt',
  '/assets/aux.js',
  '/nul.html',
  '/com1.js',
  '/lpt9.css',
  '/~/x..js',
  '/assets/x..js',
  '/assets/x.js;y.js',
  '/x.js?y',
  '/x.js#y',
  '/x y.js',
  '/ｉｎｄｅｘ.html',
  '/a/%2e%2e/%2e%2e/b',
  '/%7f',
  '/a/%',
  '/a/%4',
  '/a/%zz',
  `/${'a'.repeat(3000)}`,
  `/${'a'.repeat(200)}.js`,
  `${'/..'.repeat(600)}/x.js`,
];

describe('what it does not have', () => {
  it('tries at least 60 ways out', () => expect(new Set(hostile).size).toBeGreaterThanOrEqual(60));
  it.each(hostile.map((url) => [JSON.stringify(url).slice(0, 60), url]))('%s', (_, url) =>
    expect(bundlePath(url)).toBeNull(),
  );

  it('a sibling folder whose name begins alike is not the bundle', () => {
    const root = join(sep, 'opt', 'app');
    expect(locateBundleFile(root, '/../app-evil/x.js')).toBeNull();
    expect(locateBundleFile(root, '/app-evil/x.js')).toBe(join(root, 'app-evil', 'x.js'));
  });

  it('nothing that is answered leaves the root, whatever is put together', () => {
    const root = join(sep, 'opt', 'app');
    const parts = [
      '..',
      '.',
      '/',
      '\\',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%25',
      'a',
      'x.js',
      ':',
      ';',
      '\u0000',
      '~',
    ];
    let seed = 1;
    const next = (): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed;
    };
    for (let round = 0; round < 20_000; round++) {
      let url = '/';
      for (let i = next() % 7; i >= 0; i--) url += parts[next() % parts.length];
      const path = locateBundleFile(root, url);
      if (path === null) continue;
      expect(path.startsWith(root + sep), url).toBe(true);
      expect(path.slice(root.length + 1), url).toMatch(/^[A-Za-z0-9._/\\-]+$/);
      expect(path, url).not.toContain('..');
    }
  });
});
