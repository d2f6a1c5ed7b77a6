import { expect, it } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { mappingFileLimit } from '#shared/rules/servers/mapping/mapping-file.ts';
import { readMappingBytes } from './read.ts';

const file = (text: string) => Buffer.from(text);
const good = '{"format":"steward.mapping","version":1,"calls":{"session.current":{"path":"/papi/me"}}}';

it.each(['', '\ufeff'])('reads a file, with %j before it', (before) => {
  const calls = { 'session.current': { path: '/papi/me' } };
  expect(readMappingBytes(file(before + good))).toEqual({
    problem: null,
    mapping: { ...noMapping, calls },
    about: '',
  });
});

it.each<[string, Uint8Array, string]>([
  ['nothing', file(''), 'notJson'],
  ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d, 0x20]), 'notJson'],
  ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), 'utf16'],
  ['a name twice', file(good.replace('"version":1', '"version":1,"version":1')), 'hostile'],
  ['__proto__', file(good.replace('"calls"', '"__proto__"')), 'hostile'],
  [
    'a number that a double cannot hold',
    file(good.replace('"version":1', '"version":9007199254740993')),
    'hostile',
  ],
  ['too much', Buffer.alloc(mappingFileLimit + 1, 0x20), 'tooLarge'],
  ['something else', file('{"format":"steward.configuration","version":1}'), 'otherFormat'],
])('refuses %s', (_, bytes, problem) => {
  expect(readMappingBytes(bytes)).toMatchObject({ problem });
});
