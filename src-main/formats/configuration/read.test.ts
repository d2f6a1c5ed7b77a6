/**
 * Files of a configuration: written files are read back unchanged; hostile ones are refused by name. Other files:
 * `strict-file.test.ts`.
 */
import { expect, it } from 'vitest';
import { configurationText } from '#shared/rules/configuration/configuration-file.ts';
import { readConfigurationBytes } from './read.ts';

const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
const segment = { kind: 'ipSegment', place: { id: 'S1' }, name: 'Office', values: { segmentName: 'Office' } };
const whole = {
  format: 'steward.configuration',
  version: 1,
  ...facts,
  areas: ['network', 'system'],
  records: [segment],
};
const read = (value: unknown) =>
  readConfigurationBytes(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const changed = (over: object) => ({ ...whole, records: [{ ...segment, ...over }] });

it('a written file reads back the same', async () => {
  const configuration = { areas: ['network' as const], records: [segment] };
  const text = configurationText(configuration, facts);
  expect(await read(text)).toEqual({ problem: null, ...facts, configuration });
});

it.each<[string, unknown, string, string]>([
  ...['9007199254740993', '-9007199254740993', '123456789012345678901', '1e-400', '1e999'].map(
    (digits): [string, string, string, string] => [
      `${digits}, which a double cannot hold`,
      JSON.stringify(changed({ values: { segmentName: '#' } })).replace('"#"', digits),
      'hostile',
      'number',
    ],
  ),
  ['a field too much', { ...whole, server: 'https://elsewhere' }, 'field', 'server'],
  ['no area', { ...whole, areas: [] }, 'field', 'areas'],
  ['an area that there is not', { ...whole, areas: ['accounts'] }, 'field', 'areas.0'],
  ['a call', changed({ endpoint: 'tenant.delete' }), 'field', 'records.0.endpoint'],
  ['another place', changed({ place: { id: 7 } }), 'field', 'records.0.place'],
  ['a place with more', changed({ place: { id: 'S1', path: '/x' } }), 'field', 'records.0.place'],
  ['a record that is not known', changed({ kind: 'tenant.delete' }), 'unknownKind', 'tenant.delete'],
  ['a record of an area that it does not name', { ...whole, areas: ['system'] }, 'unknownKind', 'ipSegment'],
  ['a record called like an object’s own', changed({ kind: 'constructor' }), 'unknownKind', 'constructor'],
  ['a record twice', { ...whole, records: [segment, segment] }, 'twice', 'ipSegment'],
  [
    'a secret parameter',
    changed({ kind: 'sysconfig', place: { configKey: 'smtp_password' }, values: { configValue: 'x' } }),
    'secret',
    'sysconfig',
  ],
  [
    'a secret within a value',
    changed({ values: { segmentName: { password: 'hunter2' } } }),
    'secret',
    'ipSegment',
  ],
  [
    'too many records',
    { ...whole, records: Array.from({ length: 20_001 }, () => segment) },
    'field',
    'records',
  ],
])('refuses %s by name', async (_, value, problem, at) => {
  expect(await read(value)).toEqual({ problem, at });
});

it('passes over a byte order mark, and tells UTF-16 by name', async () => {
  const text = JSON.stringify(whole);
  expect(await readConfigurationBytes(Buffer.from(`\ufeff${text}`))).toMatchObject({ problem: null });
  expect(await readConfigurationBytes(Buffer.from(text, 'utf16le'))).toEqual({ problem: 'utf16', at: '' });
});
