import { describe, expect, it } from 'vitest';
import { isBypassed, environmentProxy, proxyFrom, waysFromAnswer } from './proxy-rules.ts';

const at = (host: string, port: number, secure = false, login: string | null = null) => ({
  host,
  port,
  secure,
  login,
});

it.each([
  ['http://proxy.example:3128', at('proxy.example', 3128)],
  ['proxy.example:3128', at('proxy.example', 3128)],
  ['https://proxy.example', at('proxy.example', 443, true)],
  ['http://a:b%40c@proxy.example:80', at('proxy.example', 80, false, 'a:b@c')],
  ['http://[::1]:8080', at('::1', 8080)],
  ['socks5://proxy.example:1080', null],
  ['http://', null],
])('%s', (address, expected) => {
  expect(proxyFrom(address, null)).toEqual(expected);
});

describe('goes past the proxy', () => {
  it.each<[string[], string, boolean]>([
    [[], 'https://office.example.com', false],
    [[], 'http://localhost:8080', true],
    [[], 'http://127.0.0.1', true],
    [[], 'http://127.9.9.9', true],
    [[], 'http://[::1]:80', true],
    [['office.example.com'], 'https://office.example.com', true],
    [['OFFICE.example.com'], 'https://office.example.com', true],
    [['office.example.com:8443'], 'https://office.example.com', false],
    [['office.example.com:443'], 'https://office.example.com', true],
    [['*.example.com'], 'https://office.example.com', true],
    [['.example.com'], 'https://a.b.example.com', true],
    [['.example.com'], 'https://badexample.com', false],
    [['example.com'], 'https://office.example.com', false],
    [['10.0.0.7'], 'http://10.0.0.7:8080', true],
    [['10.0.0.0/8'], 'http://10.1.2.3', true],
    [['10.0.0.0/8'], 'http://11.1.2.3', false],
    [['10.0.0.0/8'], 'http://intranet.example', false],
    [['fd00::/8'], 'http://[fd12::1]:8080', true],
    [['10.0.0.0/99', '/8', 'x/8'], 'http://10.1.2.3', false],
    [['[fd12::1]:8080'], 'http://[fd12::1]:8080', true],
    [['fd12::1'], 'http://[fd12::1]:8080', true],
    [['fd12:0:0:0:0:0:0:1'], 'http://[fd12::1]', true],
    // Patterns as Windows writes them.
    [['10.*'], 'http://10.1.2.3:8080', true],
    [['10.*'], 'http://110.1.2.3', false],
    [['192.168.*.*'], 'https://192.168.7.9', true],
    [['192.168.*.*'], 'https://192.169.7.9', false],
    [['*.corp'], 'https://a.b.corp', true],
    [['*.corp'], 'https://corp.example', false],
    [['intra*'], 'http://intranet', true],
    [['server*.example.com'], 'https://server7.example.com', true],
    [['*example.com'], 'https://badexample.com', true],
    [['10.*:8080'], 'http://10.1.2.3:8080', true],
    [['10.*:8080'], 'http://10.1.2.3', false],
    [['10.0.0.7:8080'], 'http://10.0.0.7', false],
    [['10.0.0.7:8080'], 'http://10.0.0.7:8080', true],
    [['[fd12::1]'], 'http://[fd12::1]', true],
    [['[fd00::]/8'], 'http://[fd12::1]', true],
    [['büro.example'], 'https://xn--bro-hoa.example', true],
    [['<local>'], 'http://intranet', true],
    [['<local>'], 'http://intranet.example.com', false],
    [['*'], 'https://anything.example', true],
    [['', ' '], 'https://anything.example', false],
  ])('%j %s: %s', (list, url, expected) => {
    expect(isBypassed(list, new URL(url))).toBe(expected);
  });
});

it.each<[NodeJS.ProcessEnv, string, ReturnType<typeof environmentProxy>]>([
  [{}, 'https://x.example', null],
  [{ HTTPS_PROXY: 'http://p:1' }, 'https://x.example', at('p', 1)],
  [{ HTTPS_PROXY: 'http://p:1' }, 'http://x.example', null],
  [{ http_proxy: 'http://p:1', HTTP_PROXY: 'http://q:2' }, 'http://x.example', at('p', 1)],
  [{ ALL_PROXY: 'http://p:1' }, 'https://x.example', at('p', 1)],
  [{ https_proxy: '', HTTPS_PROXY: 'http://p:1' }, 'https://x.example', at('p', 1)],
  [
    { all_proxy: '', ALL_PROXY: 'socks4a://p:1' },
    'https://x.example',
    { unusable: 'ALL_PROXY=socks4a://p:1' },
  ],
  [{ ALL_PROXY: 'http://p:1', no_proxy: '', NO_PROXY: 'x.example' }, 'https://x.example', null],
  [{ ALL_PROXY: 'http://p:1', NO_PROXY: 'y.example, x.example' }, 'https://x.example', null],
  [{ ALL_PROXY: 'http://p:1', no_proxy: 'x.example' }, 'https://deep.x.example', null],
  [{ ALL_PROXY: 'http://p:1', NO_PROXY: '*' }, 'https://x.example', null],
  [{ all_proxy: 'socks5://me:secret@p:1' }, 'https://x.example', { unusable: 'ALL_PROXY=socks5://p:1' }],
  [
    { HTTPS_PROXY: 'socks://p:1', ALL_PROXY: 'http://q:2' },
    'https://x.example',
    { unusable: 'HTTPS_PROXY=socks://p:1' },
  ],
  [{ ALL_PROXY: 'socks5://p:1', NO_PROXY: 'x.example' }, 'https://x.example', null],
  [{ HTTPS_PROXY: 'socks5://p:1' }, 'http://x.example', null],
])('%j for %s', (env, url, expected) => {
  expect(environmentProxy(env, new URL(url))).toEqual(expected);
});

it.each<[string, ReturnType<typeof waysFromAnswer>]>([
  ['DIRECT', [null]],
  ['', [null]],
  [' ; ', [null]],
  ['PROXY p.example:8080; DIRECT', [at('p.example', 8080), null]],
  ['PROXY p:1; PROXY q:2; DIRECT', [at('p', 1), at('q', 2), null]],
  ['SOCKS5 s.example:1080; HTTPS q.example:443', [at('q.example', 443, true)]],
  ['SOCKS s.example:1080', []],
  ['SOCKS s.example:1080; DIRECT', [null]],
  ['nonsense', []],
])('a script that says %j', (answer, expected) => {
  expect(waysFromAnswer(answer)).toEqual(expected);
});
