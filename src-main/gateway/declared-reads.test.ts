/** A read-only server, or one with approvals, receives declared reads and no other GET. */
import { describe, expect, it } from 'vitest';
import { downloadPaths } from '#shared/api/downloads.ts';
import { endpoints } from '#shared/api/index.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { decide } from './decide.ts';
import { targetAt } from './testing/exchange.ts';

const writing = endpoints.filter(({ method, effect }) => method === 'GET' && effect === 'write');
const reading = endpoints.filter(({ method, effect }) => method === 'GET' && effect === 'read');

/** Spellings of a call's address that one server or another accepts as that call. */
const spellings: readonly (readonly [name: string, of: (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['a suffix', (path) => `${path}.json`],
  ['another suffix', (path) => `${path}.do`],
  ['a blank', (path) => `${path}%20`],
  ['a tab', (path) => `${path}%09`],
  ['a dot', (path) => `${path}.`],
  ['a dot in octets', (path) => `${path}%2e`],
  ['a zero byte', (path) => `${path}%00`],
  ['a parameter', (path) => `${path};x=y`],
  ['a parameter in octets', (path) => `${path}%3bx=y`],
  ['a parameter in the middle', (path) => path.replace('/basicserver', '/basicserver;x=y')],
  ['a slash', (path) => `${path}/`],
  ['two slashes', (path) => `${path}//`],
  ['a name behind', (path) => `${path}/x`],
  ['an empty name', (path) => path.replace(/\/([^/]*)$/, '//$1')],
  ['a slash in octets', (path) => path.replace(/\/([^/]*)$/, '%2f$1')],
  ['a slash in octets, twice', (path) => path.replace(/\/([^/]*)$/, '%252f$1')],
  ['a backslash', (path) => path.replace(/\/([^/]*)$/, '\\$1')],
  ['a way round', (path) => path.replace(/\/([^/]*)$/, '/x/../$1')],
  ['the same folder', (path) => path.replace(/\/([^/]*)$/, '/./$1')],
  ['capitals', (path) => path.slice(0, 5) + path.slice(5).toUpperCase()],
  ['small letters', (path) => path.toLowerCase()],
  ['letters in octets', (path) => path.replace(/[a-z]$/, (last) => `%${last.charCodeAt(0).toString(16)}`)],
  ['the other root', (path) => path.replace(/^\/api\//, '/papi/')],
  ['the other root and a suffix', (path) => `${path.replace(/^\/api\//, '/papi/')}.json`],
  ['a query', (path) => `${path}?x=1`],
  ['a suffix and a query', (path) => `${path}.json?x=1`],
  ['a letter too many', (path) => `${path}s`],
  ['a star', (path) => `${path}*`],
  ['a mark of a language', (path) => `${path}%EF%BB%BF`],
];

function verdict(method: string, target: string, paths: Record<string, string> = {}) {
  const mapping = mappingOfPaths(paths);
  const asked = { method, target, headers: [], hasBody: false };
  const server = 'https://office.example.com';
  const codeOf = (decision: ReturnType<typeof decide>) => (decision.ok ? 'sent' : decision.refusal.code);
  return {
    readOnly: codeOf(decide(asked, targetAt(server, { readOnly: true, mapping }), () => '')),
    approved: codeOf(
      decide(asked, targetAt(server, { mapping }), () => '', { hasBegun: () => false, daily: false }),
    ),
    free: codeOf(decide(asked, targetAt(server, { mapping }), () => '')),
  };
}

it('there are 29 GETs that write', () => expect(writing).toHaveLength(29));

describe.each(spellings)('a GET that writes, with %s', (_, spelled) => {
  it.each(['GET', 'HEAD'])('is not sent as a %s', (method) => {
    for (const { id, path } of writing) {
      const { readOnly, approved } = verdict(method, spelled(path));
      expect(['READ_ONLY', 'PATH_REFUSED'], id).toContain(readOnly);
      expect(['NOT_APPROVED', 'PATH_REFUSED'], id).toContain(approved);
    }
  });
});

describe('a declared read', () => {
  it.each(['GET', 'HEAD'])('is sent by %s', (method) => {
    for (const { id, path } of reading) {
      const target = path.replaceAll(/\{[^}]*\}/g, '8123456789012345678');
      expect(verdict(method, target), id).toEqual({ readOnly: 'sent', approved: 'sent', free: 'sent' });
      expect(verdict(method, `${target}?a=1`).readOnly, id).toBe('sent');
    }
  });
  it.each(downloadPaths)('is what bytes come from: %s', (path) => {
    expect(verdict('GET', `${path}?fileId=7`)).toEqual({ readOnly: 'sent', approved: 'sent', free: 'sent' });
  });
  it('counts at the path that the profile gives it, and nowhere else', () => {
    const [moved] = reading.filter(({ origin }) => origin === 'chosen');
    const { id = '', path = '' } = moved ?? {};
    const overrides = { [id]: '/papi/elsewhere/list' };
    expect(verdict('GET', '/papi/elsewhere/list', overrides).readOnly).toBe('sent');
    expect(verdict('GET', '/papi/elsewhere/list').readOnly).toBe('READ_ONLY');
    expect(verdict('GET', path, overrides).readOnly).toBe('READ_ONLY');
  });
});

/** Spellings that a profile may give as a path, and that servers treat as the same path. */
const sameToServers = [
  'as it is',
  'a suffix',
  'another suffix',
  'a dot',
  'capitals',
  'the other root',
  'the other root and a suffix',
];
it.each(spellings.filter(([name]) => sameToServers.includes(name)))(
  'a profile that reads where a GET writes makes no read of it: %s',
  (_, spelled) => {
    const { id = '' } = reading.find(({ origin }) => origin === 'chosen') ?? {};
    for (const { path } of writing)
      expect(['READ_ONLY', 'PATH_REFUSED'], path).toContain(
        verdict('GET', spelled(path), { [id]: spelled(path).split('?')[0] ?? '' }).readOnly,
      );
  },
);

it('sends what is not declared to a server that is used as it is', () => {
  expect(verdict('GET', '/api/nobody/knows/this')).toEqual({
    readOnly: 'READ_ONLY',
    approved: 'NOT_APPROVED',
    free: 'sent',
  });
});
