import { describe, expect, it } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { decide, type IncomingRequest } from './decide.ts';
import { targetAt } from './testing/exchange.ts';
import { isDeclaredWrite } from './write-calls.ts';

const asked: IncomingRequest = { method: 'GET', target: '/api/x?y=1', headers: [], hasBody: false };
const none = (_: unknown, __: string, given: string): string => given;

describe('a server that is used read-only', () => {
  const readOnly = targetAt('https://platform.example.com', { readOnly: true });
  const verdict = (method: string, target: string) => {
    const decision = decide({ ...asked, method, target }, readOnly, none);
    return decision.ok ? 'sent' : decision.refusal.code;
  };
  it.each([
    ['GET', '/api/basicserver/session/current', 'sent'],
    ['POST', '/api/basicserver/session/signOut', 'sent'],
    ['POST', '/api/license/parseLicenseFile', 'sent'],
    ['POST', '/api/nobody/knows/this', 'READ_ONLY'],
    ['PUT', '/api/x', 'READ_ONLY'],
    ['DELETE', '/api/x', 'READ_ONLY'],
    ['GET', '/api/nobody/knows/this', 'READ_ONLY'],
    ['HEAD', '/api/nobody/knows/this', 'READ_ONLY'],
    ['GET', '/api/file/preview?fileId=1&type=imgs', 'sent'],
    ['GET', '/api/basicserver/appTopic/downloadLocalZip?topicId=1', 'sent'],
  ])('%s %s: %s', (method, target, expected) => {
    expect(verdict(method, target)).toBe(expected);
  });
  it('refuses every declared write, GETs among them, and no declared read', () => {
    for (const { id, method, path, effect } of endpoints) {
      const target = path.replaceAll(/\{[^}]*\}/g, 'x1');
      const free = effect === 'read' || id === 'session.signIn' || id === 'session.signOut';
      expect(verdict(method, target), id).toBe(free ? 'sent' : 'READ_ONLY');
      if (!free)
        expect(verdict(method, `${target.slice(0, 5)}${target.slice(5).toUpperCase()}`), id).toBe(
          'READ_ONLY',
        );
    }
  });
  const spellings: readonly [string, (path: string) => string][] = [
    ['.json behind', (path) => `${path}.json`],
    ['.do behind', (path) => `${path}.do`],
    ['a dot behind', (path) => `${path}.`],
    ['a blank behind', (path) => `${path}%20`],
    ['a dot and a blank behind', (path) => `${path}.%20`],
    ['a slash behind', (path) => `${path}/`],
    ['a segment behind', (path) => `${path}/x`],
    ['a value behind', (path) => `${path};a=b`],
    ['a slash twice', (path) => path.replace(/\/([^/]*)$/, '//$1')],
    ['an encoded slash', (path) => path.replace(/\/([^/]*)$/, '%2f$1')],
    ['a dot between', (path) => path.replace(/\/([^/]*)$/, '/./$1')],
    ['capitals', (path) => `${path.slice(0, 5)}${path.slice(5).toUpperCase()}`],
    ['an encoded letter', (path) => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`],
    ['the other root', (path) => (path.startsWith('/papi') ? `/${path.slice(2)}` : `/p${path.slice(1)}`)],
  ];
  it.each(spellings)(
    'refuses each GET that writes with %s, HEAD of it, and without an approval',
    (_, spell) => {
      const writes = endpoints.filter(({ method, effect }) => method === 'GET' && effect === 'write');
      expect(writes.length).toBeGreaterThan(20);
      const approved = targetAt('https://platform.example.com', {});
      for (const { id, path } of writes) {
        const target = spell(path.replaceAll(/\{[^}]*\}/g, 'x1'));
        for (const method of ['GET', 'HEAD'])
          expect(verdict(method, target), `${id} ${target}`).not.toBe('sent');
        expect(
          decide({ ...asked, target }, approved, none, { hasBegun: () => false, daily: false }),
          `${id} ${target}`,
        ).toMatchObject({ ok: false });
      }
    },
  );
  it('knows a write under the path that the profile gives it', () => {
    const elsewhere = targetAt('https://s.example.com', {
      readOnly: true,
      mapping: mappingOfPaths({ 'frame.permissionCacheReload': '/api/other/reload' }),
    });
    const decision = decide({ ...asked, method: 'POST', target: '/api/other/reload' }, elsewhere, none);
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'READ_ONLY' } });
  });
});

it('takes a documented write for one by the documents’ method too, whatever a mapping says', () => {
  const write = endpoints.find(
    ({ method, effect, path }) => method === 'POST' && effect === 'write' && !path.includes('{'),
  );
  if (!write) throw new Error('there are writes by POST');
  const mapping = { ...noMapping, calls: { [write.id]: { method: 'GET' as const } } };
  expect(isDeclaredWrite(write.path, mapping)).toBe(true);
});
