import { describe, expect, it } from 'vitest';
import { exactNumberOf } from '../../kit/exact-number.ts';
import type { CallMapping } from './mapping.ts';
import { mapAnswer, mapFields, mapRow, toOurs, toTheirs, wireMapOf } from './wire-map.ts';

type Part = NonNullable<CallMapping['answer']>;
const partOf = (answer: Part) => wireMapOf({ answer }).answer;

/** Description, mapping, our value, their value; each row is tested in both directions. */
const pairs: readonly [string, Part, unknown, unknown][] = [
  ['a field', { names: { status: 'menuStatus' } }, { status: 1, id: 2 }, { menuStatus: 1, id: 2 }],
  ['two that change names', { names: { a: 'b', b: 'a' } }, { a: 1, b: 2 }, { b: 1, a: 2 }],
  [
    'a field inside',
    { names: { 'user.name': 'user.realName' } },
    { user: { name: 'A', x: 1 } },
    { user: { realName: 'A', x: 1 } },
  ],
  [
    'one moved outwards',
    { names: { 'user.name': 'userName' } },
    { user: { name: 'A' } },
    { user: {}, userName: 'A' },
  ],
  [
    'fields of rows',
    { names: { 'rows[].id': 'rows[].code' } },
    { rows: [{ id: 1 }, { id: 2 }, {}] },
    { rows: [{ code: 1 }, { code: 2 }, {}] },
  ],
  [
    'a list and its fields by one line',
    { names: { 'result[].id': 'items[].code' } },
    { result: [{ id: 1, n: 'x' }], totalCount: 1 },
    { items: [{ code: 1, n: 'x' }], totalCount: 1 },
  ],
  [
    'a list without rows',
    { names: { 'result[].id': 'items[].code' } },
    { result: [], totalCount: 0 },
    { items: [], totalCount: 0 },
  ],
  ['a list that is the data', { names: { '[].id': '[].code' } }, [{ id: 1 }], [{ code: 1 }]],
  [
    'a list that stands in an object there',
    { names: { $: 'items', '[].id': 'items[].code' } },
    [{ id: 1 }],
    { items: [{ code: 1 }] },
  ],
  [
    'a list inside a list',
    { names: { 'a[].b[].c': 'x[].y[].z' } },
    { a: [{ b: [{ c: 1 }, { c: 2 }] }, { b: [] }] },
    { x: [{ y: [{ z: 1 }, { z: 2 }] }, { y: [] }] },
  ],
  [
    'a name at any depth',
    { names: { '**.menuCode': '**.code', '**.children': '**.nodes' } },
    [{ menuCode: 'a', children: [{ menuCode: 'b', children: [] }] }],
    [{ code: 'a', nodes: [{ code: 'b', nodes: [] }] }],
  ],
  [
    'a name at any depth beside one of a place',
    { names: { '**.id': '**.key', 'rows[].id': 'list[].no' } },
    { rows: [{ id: 1, sub: { id: 2 } }] },
    { list: [{ no: 1, sub: { key: 2 } }] },
  ],
  [
    'words',
    {
      words: {
        state: [
          { ours: 1, theirs: 'ON' },
          { ours: 0, theirs: 'OFF' },
        ],
      },
    },
    { state: 1 },
    { state: 'ON' },
  ],
  ['a word that has no other', { words: { state: [{ ours: 1, theirs: 'ON' }] } }, { state: 7 }, { state: 7 }],
  [
    'words that change places',
    {
      words: {
        state: [
          { ours: 'a', theirs: 'b' },
          { ours: 'b', theirs: 'a' },
        ],
      },
    },
    { state: 'a' },
    { state: 'b' },
  ],
  [
    'words of rows under another name',
    { names: { 'rows[].on': 'list[].enabled' }, words: { 'rows[].on': [{ ours: '1', theirs: true }] } },
    { rows: [{ on: '1' }, { on: '0' }] },
    { list: [{ enabled: true }, { enabled: '0' }] },
  ],
  [
    'words of a list of words',
    { words: { 'kinds[]': [{ ours: 'x', theirs: 'X' }] } },
    { kinds: ['x', 'y'] },
    { kinds: ['X', 'y'] },
  ],
  [
    'words at any depth',
    { words: { '**.c': [{ ours: 'x', theirs: 'X' }] } },
    [{ c: 'x', d: [{ c: 'x' }] }],
    [{ c: 'X', d: [{ c: 'X' }] }],
  ],
  [
    'a field that is not there',
    { names: { a: 'b', 'l[].a': 'l[].b' } },
    { c: 1, l: null },
    { c: 1, l: null },
  ],
  [
    'a long number',
    { names: { id: 'no' } },
    { id: exactNumberOf('9007199254740993') },
    { no: exactNumberOf('9007199254740993') },
  ],
];

describe('names and words', () => {
  it.each(pairs)('%s', (_, part, ours, theirs) => {
    expect(toTheirs(partOf(part), ours)).toEqual(theirs);
    expect(toOurs(partOf(part), theirs)).toEqual(ours);
  });

  it('leave what they are given as it is', () => {
    const given = { rows: [{ id: 1 }] };
    toTheirs(partOf({ names: { 'rows[].id': 'list[].no' } }), given);
    expect(given).toEqual({ rows: [{ id: 1 }] });
  });

  it('let the mapped field stand where the server has one of our name too', () => {
    const part = partOf({ names: { name: 'realName', 'rows[].id': 'items[].no' } });
    expect(toOurs(part, { name: 'login', realName: 'Grace' })).toEqual({ name: 'Grace' });
    // A name that maps to another field must not be read under its own, even where the mapped field is missing.
    expect(toOurs(part, { name: 'login', rows: [1], items: [{ id: 1 }] })).toEqual({ rows: [{}] });
  });
});

describe('any mapping there and back', () => {
  /** A deterministic generator: the same cases in every run. */
  const randomOf = (seed: number) => {
    let state = seed * 2654435761 + 1;
    return (most: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state % most;
    };
  };
  const ours = ['a', 'b', 'c', 'd'];

  it('is what it was', () => {
    for (let seed = 1; seed <= 2000; seed += 1) {
      const random = randomOf(seed);
      const fields = () =>
        Object.fromEntries(ours.filter(() => random(4) > 0).map((name) => [name, random(9)]));
      const rows = () => Array.from({ length: random(4) }, () => ({ ...fields(), deep: fields() }));
      const value = random(5) === 0 ? rows() : { ...fields(), rows: rows(), one: fields() };
      const list = Array.isArray(value) ? '[]' : 'rows[]';
      const theirList = random(2) === 0 ? list : 'items[]';
      // Target names are new ones, or ours in another order.
      const shift = random(4);
      const other = (at: number): string => (random(2) === 0 ? `x${at}` : (ours[(at + shift) % 4] ?? ''));
      const perPlace = (from: string, to: string) => {
        const named = new Map(ours.map((name, at) => [name, other(at)]));
        const once =
          new Set(named.values()).size === ours.length
            ? named
            : new Map(ours.map((name) => [name, `${name}2`]));
        return [...once].map(([name, theirs]) => [`${from}${name}`, `${to}${theirs}`] as const);
      };
      const names = Object.fromEntries([
        ...(Array.isArray(value) ? [] : perPlace('', '')),
        ...(Array.isArray(value) ? [] : perPlace('one.', 'one.')),
        ...perPlace(`${list}.`, `${theirList}.`),
        ...perPlace(`${list}.deep.`, `${theirList}.deep.`),
      ]);
      const words = { [`${list}.a`]: [1, 2, 3].map((word) => ({ ours: word, theirs: `w${word}` })) };
      const part = partOf({ names, words });
      expect(toOurs(part, toTheirs(part, value)), JSON.stringify({ seed, names, value })).toEqual(value);
    }
  });
});

describe('mapFields', () => {
  it('adds what is constant, also inside, to what is renamed', () => {
    const request = { names: { status: 'menuStatus' }, add: { source: 'console', 'page.size': 10 } };
    expect(mapFields(wireMapOf({ request }), { status: 1, page: { no: 1 } })).toEqual({
      menuStatus: 1,
      source: 'console',
      page: { no: 1, size: 10 },
    });
  });

  it('keeps a file a file', () => {
    const file = new File(['x'], 'a.lic');
    expect(mapFields(wireMapOf({ request: { names: { file: 'upload' } } }), { file }).upload).toBe(file);
  });
});

const own = { success: { field: 'errno', is: [0, '0'] }, message: 'errmsg', data: 'result' };
describe('mapAnswer', () => {
  it.each<[string, CallMapping, 'code' | 'status' | 'codeMessage' | 'action', unknown, unknown]>([
    [
      'only inside the data',
      { answer: { names: { a: 'b' } } },
      'code',
      { code: 200, msg: 'm', data: { b: 1 }, x: 2 },
      { code: 200, msg: 'm', data: { a: 1 }, x: 2 },
    ],
    [
      'another kind',
      { envelope: 'status' },
      'code',
      { status: true, msg: 'm', data: 1 },
      { code: 200, msg: 'm', data: 1 },
    ],
    [
      'another kind that refuses',
      { envelope: 'status' },
      'code',
      { status: false, msg: 'no' },
      { code: 500, msg: 'no', data: null },
    ],
    [
      'no envelope',
      { envelope: 'none', answer: { names: { a: 'b' } } },
      'code',
      { b: 1 },
      { code: 200, msg: '', data: { a: 1 } },
    ],
    [
      'one of its own',
      { envelope: own },
      'code',
      { errno: '0', errmsg: 'ok', result: [1] },
      { code: 200, msg: 'ok', data: [1] },
    ],
    [
      'one of its own that refuses',
      { envelope: own },
      'status',
      { errno: 7, errmsg: 'no' },
      { status: false, code: 7, msg: 'no', data: null },
    ],
    [
      'a message that matters',
      { envelope: own },
      'codeMessage',
      { errno: 0, errmsg: 'done', result: 1 },
      { code: 200, msg: 'done', data: 1 },
    ],
    [
      'an action that refuses',
      { envelope: own },
      'action',
      { errno: 7, errmsg: 'no' },
      { actionMsg: { code: 7, message: 'no' }, data: null },
    ],
    ['what is in no such envelope', { envelope: own }, 'code', '<html>', '<html>'],
  ])('%s', (_, call, kind, body, declared) => {
    expect(mapAnswer(wireMapOf(call), kind, body)).toEqual(declared);
  });

  it('maps rows one by one', () => {
    expect(mapRow(wireMapOf({ answer: { names: { a: 'b' } } }), { b: 1 })).toEqual({ a: 1 });
  });
});
