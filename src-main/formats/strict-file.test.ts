/** Rules for all of Steward's own files, changes and configurations: any other file is refused by name. */
import { describe, expect, it } from 'vitest';
import { readChangeBytes } from './changes/read.ts';
import { readConfigurationBytes } from './configuration/read.ts';

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

describe.each([
  ['steward.changes', readChangeBytes, 40_000_000],
  ['steward.configuration', readConfigurationBytes, 70_000_000],
] as const)('%s', (format, read, tooLarge) => {
  const head = `"format":"${format}","version":1`;
  it.each<[string, string, string, string]>([
    ['nothing', '', 'notJson', 'syntax'],
    ['no JSON', 'PK\u0003\u0004', 'notJson', 'syntax'],
    ['JSON of something else', '{}', 'otherFormat', ''],
    ['a list', '[]', 'otherFormat', ''],
    ['a menu set', '{"format":"steward.menu-set","version":1}', 'otherFormat', ''],
    ['a newer version', `{"format":"${format}","version":2}`, 'newer', '2'],
    ['nesting without end', `{${head},"x":${deep}}`, 'hostile', 'depth'],
    ['a name twice', `{${head},"version":1}`, 'hostile', 'duplicate'],
    ['a prototype', `{${head},"__proto__":{}}`, 'hostile', 'proto'],
    ['a number that is none', `{${head},"x":1e999}`, 'hostile', 'number'],
  ])('refuses %s by name', async (_, text, problem, at) => {
    expect(await read(Buffer.from(text))).toEqual({ problem, at });
  });

  it('refuses what is not in UTF-8, and what is larger than any', async () => {
    expect(await read(Buffer.from([0xff, 0xfe, 0x7b]))).toEqual({ problem: 'notJson', at: 'encoding' });
    expect(await read(new Uint8Array(tooLarge))).toEqual({ problem: 'tooLarge', at: '' });
  });
});

it('one of the two is not the other', async () => {
  const changes = Buffer.from('{"format":"steward.changes","version":1}');
  expect(await readConfigurationBytes(changes)).toEqual({ problem: 'otherFormat', at: '' });
});
