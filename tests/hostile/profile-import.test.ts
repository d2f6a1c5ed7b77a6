/**
 * Files of server profiles that somebody was sent: what is hostile is refused by name, one profile at a time or whole,
 * in bounded time; what is taken over shows as it is and sends nothing that it does not show (limits.md §3).
 */
import { describe, expect, it } from 'vitest';
import { noRules } from '#shared/rules/servers/server-rules.ts';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { exportText, readImport } from '../../src-main/services/servers/portable.ts';
import { noSecrets } from '../../src-main/services/servers/secrets.ts';
import { serverTargetOf } from '../../src-main/services/servers/target.ts';

const patience = 3000;
const megabyte = 1024 * 1024;
const good = { name: 'A', address: 'https://a.example' };
const bytes = (text: string): Buffer => Buffer.from(text);
const file = (...servers: unknown[]): Buffer =>
  bytes(JSON.stringify({ kind: 'steward-servers', version: 1, servers }));
const raw = (servers: string): Buffer =>
  bytes(`{"kind":"steward-servers","version":1,"servers":[${servers}]}`);
const header = (name: string, value: string | null, secret = false): object => ({
  ...good,
  headers: [{ name, value, secret }],
});
const override = (path: string, id = 'session.current'): object => ({
  ...good,
  pathOverrides: { [id]: path },
});
const signIn = (path: string): object => ({
  ...good,
  passwordSignIn: { path, encoding: 'json', userField: 'u', passwordField: 'p' },
});
const proxied = (address: string): object => ({
  ...good,
  proxy: { mode: 'manual', address, userName: '', bypass: [] },
});

describe('the file is refused whole', () => {
  it.each<[string, Buffer, string]>([
    ['10,000 arrays in each other', raw('['.repeat(10_000) + ']'.repeat(10_000)), 'tooDeep'],
    ['1,000,000 arrays that never end', bytes('['.repeat(1_000_000)), 'tooDeep'],
    ['10,000 objects in each other', raw(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), 'tooDeep'],
    [
      'an address twice',
      raw('{"name":"A","address":"https://a.example","address":"https://evil.test"}'),
      'duplicate',
    ],
    [
      'its servers twice',
      bytes('{"kind":"steward-servers","version":1,"servers":[],"servers":[{}]}'),
      'duplicate',
    ],
    [
      '__proto__ in it',
      raw('{"name":"A","address":"https://a.example","__proto__":{"readOnly":true}}'),
      'malformed',
    ],
    [
      '__proto__ around it',
      bytes('{"__proto__":{"kind":"steward-servers"},"version":1,"servers":[]}'),
      'malformed',
    ],
    ['a number that is none', raw('1e999'), 'malformed'],
    ['16 MB of blanks', Buffer.alloc(16 * megabyte, 0x20), 'notJson'],
    ['16 MB of digits', raw('9'.repeat(16 * megabyte - 100)), 'malformed'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'utf16'],
    ['half a character', Buffer.concat([bytes('{"kind":"'), Buffer.from([0xe5, 0xbc])]), 'notJson'],
    ['text behind it', Buffer.concat([file(good), bytes('x')]), 'notJson'],
    ['a NUL behind it', Buffer.concat([file(good), Buffer.alloc(1)]), 'notJson'],
    ['100,000 servers', raw(Array(100_000).fill('{}').join()), 'malformed'],
    ['a version as a text', bytes('{"kind":"steward-servers","version":"1","servers":[]}'), 'otherVersion'],
  ])('%s', (_, content, reason) => {
    const spent = countProcessorTime();
    expect(() => readImport(content)).toThrow(
      expect.objectContaining({ code: 'IMPORT_INVALID', params: { reason } }),
    );
    expect(spent()).toBeLessThan(patience);
  });
});

describe('one profile is refused, the next one stands', () => {
  it.each<[string, unknown, string, string | null]>([
    ['a name of a megabyte', { ...good, name: 'n'.repeat(megabyte) }, 'field', 'name'],
    ['a name of blanks', { ...good, name: ' \u00a0 ' }, 'field', 'name'],
    ['an address of a megabyte', { ...good, address: `https://${'a'.repeat(megabyte)}` }, 'field', 'address'],
    [
      'an address with a line break',
      { ...good, address: 'https://a.example/\r\nHost: evil.test' },
      'address',
      'address',
    ],
    ['an address that is two', { ...good, address: 'https://a.example\\@evil.test' }, 'address', 'address'],
    [
      'an address with dots in its path',
      { ...good, address: 'https://a.example/a/../b' },
      'address',
      'address',
    ],
    [
      'an address with an encoded slash',
      { ...good, address: 'https://a.example/a%2fb' },
      'address',
      'address',
    ],
    [
      'an address with a direction mark',
      { ...good, address: 'https://a\u202e.example' },
      'address',
      'address',
    ],
    ['javascript for an address', { ...good, address: 'javascript:alert(1)//a' }, 'address', 'address'],
    ['a header with a second one in its value', header('X-A', 'a\r\nHost: evil.test'), 'field', 'headers'],
    ['a header with a bare line feed', header('X-A', 'a\nb'), 'field', 'headers'],
    ['a header with a NUL', header('X-A', 'a\0b'), 'field', 'headers'],
    ['a header beyond Latin letters', header('X-A', '甲'), 'field', 'headers'],
    ['a header of 5 kB', header('X-A', 'a'.repeat(5000)), 'field', 'headers.0.value'],
    ['a header with a colon in its name', header('X-A: b', ''), 'field', 'headers.0.name'],
    ['a header with a line break in its name', header('X-A\r\n', ''), 'field', 'headers.0.name'],
    ['the Host', header('hOsT', 'evil.test'), 'field', 'headers'],
    ['a length', header('Content-Length', '0'), 'field', 'headers'],
    ['chunks', header('Transfer_Encoding', 'chunked'), 'field', 'headers'],
    ['our own session', header('X-Steward-Session', 'x'), 'field', 'headers'],
    ['another method', header('X-HTTP-Method-Override', 'DELETE'), 'field', 'headers'],
    ['a secret', header('X-A', 'secret', true), 'field', 'headers.0'],
    [
      'twenty-one headers',
      { ...good, headers: Array(21).fill({ name: 'X', value: '', secret: false }) },
      'field',
      'headers',
    ],
    ['a path with a line break', override('/api/me\r\nHost: evil.test'), 'endpoint', 'pathOverrides'],
    ['a path with a line feed at its end', override('/api/me\n'), 'endpoint', 'pathOverrides'],
    ['a path with a query', override('/api/me?x=1'), 'endpoint', 'pathOverrides'],
    ['a path with a fragment', override('/api/me#x'), 'endpoint', 'pathOverrides'],
    ['a path with %2e', override('/api/%2e%2e/admin'), 'endpoint', 'pathOverrides'],
    ['a path with a semicolon', override('/api/me;x'), 'endpoint', 'pathOverrides'],
    ['a path of another server', override('//evil.test/api/me'), 'endpoint', 'pathOverrides'],
    ['a whole address for a path', override('https://evil.test/api/me'), 'endpoint', 'pathOverrides'],
    ['a path that only begins so', override('/apix/me'), 'endpoint', 'pathOverrides'],
    ['a path with fields of its own', override('/api/{session}'), 'endpoint', 'pathOverrides'],
    ['a call named constructor', override('/api/me', 'constructor'), 'endpoint', 'pathOverrides'],
    ['a sign-in with a line break', signIn('/papi/login\r\nx'), 'field', 'passwordSignIn'],
    ['a sign-in elsewhere', signIn('//evil.test/login'), 'field', 'passwordSignIn'],
    ['a sign-in upwards', signIn('/papi/../login'), 'field', 'passwordSignIn'],
    ['a proxy with a password', proxied('http://ada:secret@proxy.test'), 'field', 'proxy'],
    ['a proxy that is a file', proxied('file:///etc/passwd'), 'field', 'proxy'],
    ['a proxy with a line break', proxied('http://proxy\r\n.test'), 'field', 'proxy'],
    [
      'a proxy script that is data',
      { ...good, proxy: { mode: 'pac', address: 'data:,x' } },
      'field',
      'proxy',
    ],
    [
      'a proxy script with a line break',
      { ...good, proxy: { mode: 'pac', address: 'http://a.test/\nx' } },
      'field',
      'proxy',
    ],
    ['authorities of a megabyte', { ...good, authorities: 'x'.repeat(megabyte) }, 'field', 'authorities'],
    ['a trusted certificate', { ...good, trusted: [{ host: 'a', fingerprint: 'b' }] }, 'field', 'trusted'],
    ['an id', { ...good, id: 'sandbox' }, 'field', 'id'],
    ['the sandbox’s tag', { ...good, environment: 'sandbox' }, 'field', 'environment'],
    ['a list for a name', { ...good, name: ['A'] }, 'field', 'name'],
    ['a list for a profile', [good], 'notAnObject', null],
  ])('%s', (_, hostile, problem, field) => {
    const [bad, fine] = readImport(file(hostile, good));
    expect(bad).toMatchObject({ ok: false, problem, field });
    expect(JSON.stringify(bad).length).toBeLessThan(2000);
    expect(fine).toMatchObject({ ok: true, profile: { address: 'https://a.example' } });
  });
});

describe('what is taken over', () => {
  const taken = (profile: object) => {
    const [candidate] = readImport(file(profile));
    if (!candidate?.ok) throw new Error(`refused: ${JSON.stringify(candidate)}`);
    return candidate.profile;
  };

  it.each([
    ['\u202eelpmaxe', '\ufffdelpmaxe'],
    ['a\u2066b\u2069c\u200fd', 'a\ufffdb\ufffdc\ufffdd'],
    ['a\u2028b\u0085c\u001b[31m', 'a\ufffdb\ufffdc\ufffd[31m'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['测试 👩‍👩‍👧 Ĝis', '测试 👩‍👩‍👧 Ĝis'],
  ])('a name shows as it is: %j', (name, shown) => {
    expect(taken({ ...good, name }).name).toBe(shown);
    const [refused] = readImport(file({ ...good, name, address: '\u202ehttps' }));
    expect(refused).toMatchObject({ ok: false, name: shown, address: '\ufffdhttps' });
  });

  it('an address in other letters shows the letters that are sent', () => {
    expect(taken({ ...good, address: 'https://ａ.example' }).address).toBe('https://a.example');
    expect(taken({ ...good, address: 'https://аpple.example' }).address).toBe('https://xn--pple-43d.example');
  });

  it.each(['constructor', 'toString', 'hasOwnProperty'])('a secret header %s sends nothing', (name) => {
    const profile = taken(header(name, null, true));
    expect(
      serverTargetOf(profile, noSecrets(profile.address), { rules: noRules, blocked: false }).headers,
    ).toEqual([]);
    expect(exportText([profile])).toContain(`"name": "${name}"`);
  });
});
