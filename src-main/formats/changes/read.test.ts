/**
 * Files of changes: written files are read back unchanged; hostile ones are refused by name, as a whole. Other
 * files: `strict-file.test.ts`.
 */
import { expect, it } from 'vitest';
import { createRandom } from '#shared/kit/random.ts';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import { type CollectedChange, isKeepable } from '#shared/rules/changes/collected-change.ts';
import { readChangeBytes } from './read.ts';

const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
const rule = { kind: 'ruleConfig', place: { id: 'RC1' }, edits: { ruleName: { from: 'a', to: 'b' } } };
const made = {
  kind: 'ipSegmentPresence',
  place: { ids: ['S1'] },
  edits: { there: { from: [], to: [{ id: 'S1', segmentName: 'Office' }] } },
};
const whole = { format: 'steward.changes', version: 1, ...facts, changes: [rule, made] };
const read = (value: unknown) =>
  readChangeBytes(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));

it('a written file reads back the same, by the words of its records', async () => {
  const changes: CollectedChange[] = [
    { ...rule, title: 'x', touches: ['y'], path: '/somewhere' },
    { ...made, title: 'x', touches: [], path: '' },
  ];
  const text = changeFileText(changes, facts);
  expect(text).not.toContain('/somewhere');
  const file = await read(text);
  if (file.problem !== null) throw new Error(file.problem);
  expect(file).toMatchObject({ madeAt: facts.made, from: facts.from });
  expect(file.changes).toMatchObject([
    { ...rule, title: 'ruleConfigs.changed', path: '' },
    { ...made, title: 'network.created' },
  ]);
  expect(file.changes[0]?.touches).toContain('ruleConfigs.query');
  expect(changeFileText(file.changes, facts)).toBe(text);
});

it('keeps the digits of ids and which of them the server gave as numbers', async () => {
  const id = '1849302746518392344';
  const change = {
    ...rule,
    place: { id },
    edits: { ruleName: { from: 'a', to: { $number: id } } },
    numberIds: [id],
  };
  const text = changeFileText([{ ...change, title: 'x', touches: [], path: '' }], facts);
  const file = await read(text);
  if (file.problem !== null) throw new Error(file.problem);
  expect(file.changes).toMatchObject([change]);
  expect(changeFileText(file.changes, facts)).toBe(text);
});

it('every number that a change may keep is read again from what was written of it', async () => {
  const random = createRandom(20261128);
  const kept = [
    0,
    -0.5,
    0.1 + 0.2,
    1 / 3,
    1e-7,
    5e-324,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
    ...Array.from(
      { length: 500 },
      () => (random.between(-1e9, 1e9) / random.between(1, 1e6)) * 10 ** random.between(-20, 5),
    ),
  ].filter((value) => isKeepable({ value }));
  expect(kept.length).toBeGreaterThan(500);
  const change = { ...rule, edits: { least: { from: kept, to: [] } }, title: 'x', touches: [], path: '' };
  const file = await read(changeFileText([change], facts));
  expect(file).toMatchObject({ problem: null, changes: [{ edits: { least: { from: kept } } }] });
  // A number that would be read as another one is not kept at all.
  for (const beyond of [2 ** 53, 1e20, -1e300, Number.POSITIVE_INFINITY])
    expect(isKeepable({ value: beyond })).toBe(false);
});

const changed = (over: object) => ({ ...whole, changes: [{ ...rule, ...over }] });
it.each<[string, unknown, string, string]>([
  ...[
    '9007199254740993',
    '-9007199254740993',
    '20261128043612345678',
    '9223372036854776000',
    '1e-400',
    '0.12345678901234567891',
    '5.00000000000000000001',
  ].flatMap((digits): [string, string, string, string][] =>
    (['from', 'to'] as const).map((side) => [
      `${digits} as what is ${side}`,
      JSON.stringify(changed({ edits: { ruleName: { from: 'a', to: 'b', [side]: '#' } } })).replace(
        '"#"',
        digits,
      ),
      'hostile',
      'number',
    ]),
  ),
  ['no change at all', { ...whole, changes: [] }, 'field', 'changes'],
  ['too many changes', { ...whole, changes: Array.from({ length: 5001 }, () => rule) }, 'field', 'changes'],
  ['a field too much', { ...whole, server: 'https://elsewhere' }, 'field', 'server'],
  ['a path of its own', changed({ path: '/api/elsewhere' }), 'field', 'changes.0.path'],
  ['a call', changed({ endpoint: 'tenant.delete', input: {} }), 'field', 'changes.0.endpoint.input'],
  ['a record that is not known', changed({ kind: 'tenant.delete' }), 'unknownKind', 'tenant.delete'],
  ['a record called like an object’s own', changed({ kind: 'constructor' }), 'unknownKind', 'constructor'],
  ['another place', changed({ place: { id: 7 } }), 'field', 'changes.0.place'],
  ['a place with more', changed({ place: { id: 'RC1', path: '/x' } }), 'field', 'changes.0.place'],
  ['no fields', changed({ edits: {} }), 'field', 'changes.0.edits'],
  [
    'fields of no language',
    {
      ...whole,
      changes: [
        {
          kind: 'appNames',
          place: { kind: 'application', targetId: '1' },
          edits: { xx: { from: 1, to: 2 } },
        },
      ],
    },
    'field',
    'changes.0.edits',
  ],
  [
    'a presence of nothing',
    { ...whole, changes: [{ ...made, edits: { there: { from: 1, to: 2 } } }] },
    'field',
    'changes.0.edits',
  ],
  ['a secret', changed({ edits: { password: { from: '', to: 'hunter2' } } }), 'secret', 'ruleConfig'],
  [
    'a change that is larger than any',
    changed({ edits: { ruleName: { from: '', to: 'x'.repeat(1_000_000) } } }),
    'largeChange',
    'ruleConfig',
  ],
  [
    'a secret parameter',
    {
      ...whole,
      changes: [
        {
          kind: 'sysconfig',
          place: { configKey: 'smtp_password' },
          edits: { configValue: { from: '', to: 'x' } },
        },
      ],
    },
    'secret',
    'sysconfig',
  ],
])('refuses %s by name', async (_, value, problem, at) => {
  expect(await read(value)).toEqual({ problem, at });
});

it('passes over a byte order mark, and tells UTF-16 by name', async () => {
  const text = JSON.stringify(whole);
  expect(await readChangeBytes(Buffer.from(`\ufeff${text}`))).toMatchObject({ problem: null });
  expect(await readChangeBytes(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual({
    problem: 'utf16',
    at: '',
  });
});
