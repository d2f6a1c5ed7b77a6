import { expect, it } from 'vitest';
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
