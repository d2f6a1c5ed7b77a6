import { expect, test } from 'vitest';
import { diffStates } from './state-diff.ts';

const shown = (before: unknown, after: unknown) =>
  diffStates(
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
  ).fields.map(({ path, kind, before: was, after: is }) => [path, kind, was, is]);

test.each<[string, unknown, unknown, unknown[]]>([
  ['nothing', undefined, undefined, []],
  ['a call without input', undefined, {}, []],
  ['one field', { name: 'old' }, { name: 'new' }, [['name', 'changed', 'old', 'new']]],
  [
    'a number that a double cannot hold',
    { a: { $number: '9223372036854775807' } },
    { a: '9223372036854775808' },
    [['a', 'changed', '9223372036854775807', '9223372036854775808']],
  ],
  [
    'the same, one more, one less',
    { a: 1, b: true },
    { a: 1, c: null },
    [
      ['a', 'same', '1', '1'],
      ['b', 'removed', 'true', null],
      ['c', 'added', null, 'null'],
    ],
  ],
  [
    'inside of others',
    { to: { city: 'Bern' }, list: ['x', 'y'] },
    { to: { city: 'Basel' }, list: ['x'] },
    [
      ['to.city', 'changed', 'Bern', 'Basel'],
      ['list[0]', 'same', 'x', 'x'],
      ['list[1]', 'removed', 'y', null],
    ],
  ],
  [
    'what was emptied',
    { list: ['x'] },
    { list: [] },
    [
      ['list[0]', 'removed', 'x', null],
      ['list', 'added', null, '[]'],
    ],
  ],
  ['the state before not known', undefined, { a: '1' }, [['a', 'added', null, '1']]],
  [
    'a number and its digits are shown alike, but an empty text is one',
    { a: '' },
    { a: 0 },
    [['a', 'changed', '', '0']],
  ],
  ['a value without fields', 'on', 'off', [['', 'changed', 'on', 'off']]],
  ['masked secrets', { token: '•••' }, { token: '•••' }, [['token', 'same', '•••', '•••']]],
])('%s', (_what, before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

test('a text that is no JSON is shown unchanged', () => {
  expect(diffStates('half {', null).fields).toEqual([
    { path: '', kind: 'removed', before: 'half {', after: null },
  ]);
});

test('a thousand fields are cut and counted; what is deep is one field', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, index]));
  expect(diffStates(JSON.stringify(many), null)).toMatchObject({ more: 600 });
  // The journal masks deeper values.
  const deep = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
  const { fields } = diffStates(null, deep);
  expect(fields).toHaveLength(1);
  expect(fields[0]?.path).toBe('a.a.a.a.a.a.a.a');
});
