import { expect, it } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { readServers } from './profiles.ts';

const stored = (name: string) => ({
  active: 'a',
  profiles: [
    { id: 'a', name, address: 'https://a.example', environment: 'production', signIn: 'token' },
    { id: 'b', name: 'Head office', address: 'https://b.example', environment: 'test', signIn: 'token' },
  ],
});

it.each([
  ['Head office', 'Head office'],
  ['华东\u202egnitset', '华东\ufffdgnitset'],
  ['a\r\nb\u0000', 'a\ufffd\ufffdb\ufffd'],
  ['\u2066Test\u2069\u200f', '\ufffdTest\ufffd\ufffd'],
  ['x'.repeat(100_000), 'x'.repeat(60)],
  [`${'x'.repeat(59)}🏢`, `${'x'.repeat(59)}\ufffd`],
])('a name that was stored before it was looked at does nothing when it is read: %j', (name, read) => {
  expect(readServers(stored(name))?.profiles.map((profile) => profile.name)).toEqual([read, 'Head office']);
});

it.each([
  [
    'paths alone, as version 2 kept them',
    { pathOverrides: { 'session.current': '/papi/me', 'page.okr': '/x' } },
  ],
  ['a mapping', { mapping: mappingOfPaths({ 'session.current': '/papi/me', 'page.okr': '/x' }) }],
])('%s: the same mapping', (_, part) => {
  const [first, ...others] = stored('A').profiles;
  const read = readServers({ active: 'a', profiles: [{ ...first, ...part }, ...others] });
  expect(read?.profiles.map(({ mapping }) => mapping)).toEqual([
    { ...noMapping, calls: { 'session.current': { path: '/papi/me' } }, pages: { okr: '/x' } },
    noMapping,
  ]);
  expect(read?.profiles[0]).not.toHaveProperty('pathOverrides');
});
