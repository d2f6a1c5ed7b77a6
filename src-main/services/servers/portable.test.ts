import { describe, expect, it } from 'vitest';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { exportText, readImport } from './portable.ts';
import type { StoredProfile } from './profiles.ts';

const profile: StoredProfile = {
  id: 'p1',
  name: 'Head office',
  address: 'https://office.example.com/base',
  environment: 'production',
  signIn: 'password',
  passwordSignIn: { path: '/papi/login', encoding: 'form', userField: 'u', passwordField: 'p' },
  readOnly: true,
  mapping: mappingOfPaths({ 'session.current': '/api/me' }),
  headers: [
    { name: 'X-Route', value: 'blue', secret: false },
    { name: 'X-Key', value: null, secret: true },
  ],
  proxy: { mode: 'manual', address: 'http://proxy.example:3128', userName: 'ada', bypass: ['*.local'] },
  gateUser: '',
  authorities: { pem: '', facts: [] },
  clientCertificate: null,
  trusted: [{ host: 'office.example.com:443', fingerprint: 'AA', since: '2026-01-01', pem: 'X' }],
  lastUsed: '2026-11-01T00:00:00.000Z',
};
const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const file = (...servers: unknown[]) => bytes({ kind: 'steward-servers', version: 1, servers });

it('comes back as it went, without what is personal', () => {
  const text = exportText([profile]);
  const [candidate] = readImport(bytes(text));
  expect(candidate).toMatchObject({
    ok: true,
    profile: { ...profile, id: expect.not.stringMatching('p1'), trusted: [], lastUsed: null },
  });
  expect(candidate?.ok && exportText([candidate.profile])).toBe(text);
});

it('is read as files were that knew paths alone', () => {
  const { mapping: _, ...portable } = JSON.parse(exportText([profile])).servers[0];
  const [candidate] = readImport(file({ ...portable, pathOverrides: { 'session.current': '/api/me' } }));
  expect(candidate).toMatchObject({ ok: true, profile: { mapping: profile.mapping } });
});

it('holds no secret', () => {
  expect(exportText([profile])).not.toMatch(/"AA"|clientCert|credential|lastUsed/);
});

describe('a file that is none', () => {
  it.each([
    ['no JSON', bytes('{'), 'notJson'],
    ['not UTF-8', Buffer.from([0x7b, 0xff]), 'notJson'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'utf16'],
    ['a list', bytes([]), 'otherKind'],
    ['of another kind', bytes({ kind: 'x', version: 1, servers: [] }), 'otherKind'],
    ['of a later version', bytes({ kind: 'steward-servers', version: 2, servers: [] }), 'otherVersion'],
    ['with more in it', bytes({ kind: 'steward-servers', version: 1, servers: [], extra: 1 }), 'malformed'],
    [
      'with a field twice',
      bytes('{"kind":"steward-servers","kind":"x","version":1,"servers":[]}'),
      'duplicate',
    ],
    [
      'with __proto__',
      bytes('{"kind":"steward-servers","version":1,"servers":[{"__proto__":{}}]}'),
      'malformed',
    ],
    ['with too many', file(...Array.from({ length: 501 }, () => ({}))), 'malformed'],
  ])('%s: named', (_, content, reason) => {
    expect(() => readImport(content)).toThrow(
      expect.objectContaining({ code: 'IMPORT_INVALID', params: { reason } }),
    );
  });
});

describe('a profile that can not be used', () => {
  const good = { name: 'A', address: 'https://a.example' };
  it.each<[string, unknown, string, string | null]>([
    ['no object', 7, 'notAnObject', null],
    ['null', null, 'notAnObject', null],
    ['without an address', { name: 'A' }, 'field', 'address'],
    ['with an unknown field', { ...good, token: 'x' }, 'field', 'token'],
    ['with a field inside', { ...good, proxy: { mode: 'none', x: 1 } }, 'field', 'proxy.x'],
    ['with a secret', { ...good, headers: [{ name: 'X', value: 's', secret: true }] }, 'field', 'headers.0'],
    [
      'with a header of ours',
      { ...good, headers: [{ name: 'Cookie', value: 'a', secret: false }] },
      'field',
      'headers',
    ],
    [
      'with a header twice',
      { ...good, headers: ['X-A', 'x_a'].map((name) => ({ name, value: '', secret: false })) },
      'field',
      'headers',
    ],
    ['with a file address', { ...good, address: 'file:///etc/passwd' }, 'address', 'address'],
    ['with a user in its address', { ...good, address: 'https://a@b.example' }, 'address', 'address'],
    ['with bad certificates', { ...good, authorities: 'hello' }, 'certificate', 'authorities'],
    [
      'with an unknown endpoint',
      { ...good, pathOverrides: { 'x.y': '/api/x' } },
      'endpoint',
      'pathOverrides',
    ],
    [
      'with a path outside',
      { ...good, pathOverrides: { 'session.current': '/etc/x' } },
      'endpoint',
      'pathOverrides',
    ],
    [
      'with a path upwards',
      { ...good, pathOverrides: { 'session.current': '/api/../x' } },
      'endpoint',
      'pathOverrides',
    ],
    [
      'with a given endpoint',
      { ...good, pathOverrides: { 'licenceTool.parseLicenseFile': '/api/x' } },
      'endpoint',
      'pathOverrides',
    ],
    [
      'with a mapping of an unknown call',
      { ...good, mapping: { calls: { 'x.y': { path: '/api/x' } } } },
      'endpoint',
      'mapping',
    ],
    [
      'with a mapping that leads away',
      { ...good, mapping: { calls: { 'session.current': { path: '//evil.example/api' } } } },
      'endpoint',
      'mapping',
    ],
    [
      'with paths beside a mapping',
      {
        ...good,
        pathOverrides: { 'session.current': '/api/me' },
        mapping: { calls: { 'session.current': { method: 'POST' } } },
      },
      'endpoint',
      'pathOverrides',
    ],
    [
      'with a proxy of another kind',
      { ...good, proxy: { mode: 'manual', address: 'socks5://p', userName: '', bypass: [] } },
      'field',
      'proxy',
    ],
  ])('%s: named, and the others stand', (_, raw, problem, field) => {
    const [bad, fine] = readImport(file(raw, good));
    expect(bad).toMatchObject({ ok: false, problem, field });
    expect(fine).toMatchObject({ ok: true, profile: { environment: 'production', signIn: 'page' } });
  });
});
