import { describe, expect, it } from 'vitest';
import { changedNames, inverseOf, mergeEdits, resolveClashes, sameValue } from './merge.ts';

const base = { name: 'old', phone: '1', on: true, modes: ['popup'] as readonly string[] };
type Record = typeof base;

describe('merging', () => {
  it.each<
    [string, Parameters<typeof mergeEdits<Record>>[0], Partial<Record>, Partial<Record>, string[], string[]]
  >([
    ['nothing was done', {}, {}, {}, [], []],
    ['only I changed', { name: { from: 'old', to: 'mine' } }, {}, { name: 'mine' }, ['name'], []],
    ['only others changed', {}, { name: 'theirs' }, { name: 'theirs' }, [], []],
    [
      'another field was changed by others: it stays',
      { phone: { from: '1', to: '2' } },
      { name: 'theirs' },
      { name: 'theirs', phone: '2' },
      ['phone'],
      [],
    ],
    ['both to the same', { name: { from: 'old', to: 'new' } }, { name: 'new' }, { name: 'new' }, [], []],
    [
      'both to something else',
      { name: { from: 'old', to: 'mine' } },
      { name: 'theirs' },
      { name: 'mine' },
      ['name'],
      ['name'],
    ],
    [
      'typed and taken back',
      { name: { from: 'old', to: ' old ' } },
      { name: 'theirs' },
      { name: 'theirs' },
      [],
      [],
    ],
    ['emptied by me', { phone: { from: '1', to: '' } }, {}, { phone: '' }, ['phone'], []],
    [
      'emptied by others',
      { phone: { from: '1', to: '2' } },
      { phone: '' },
      { phone: '2' },
      ['phone'],
      ['phone'],
    ],
    ['a switch', { on: { from: true, to: false } }, { on: false }, { on: false }, [], []],
    [
      'a list',
      { modes: { from: ['popup'], to: ['popup', 'sms'] } },
      { modes: [] },
      { modes: ['popup', 'sms'] },
      ['modes'],
      ['modes'],
    ],
  ])('%s', (_what, edits, theirs, after, changed, clashes) => {
    const merge = mergeEdits(edits, { ...base, ...theirs });
    expect(merge.after).toEqual({ ...base, ...after });
    expect(merge.changed).toEqual(changed);
    expect(merge.clashes.map(({ name }) => name)).toEqual(clashes);
  });
});

describe('choosing', () => {
  const edits = { name: { from: 'old', to: 'mine' }, phone: { from: '1', to: '2' } };
  const newest = { ...base, name: 'theirs', phone: '3' };
  const { clashes } = mergeEdits<Record>(edits, newest);
  it.each<[string, (name: string) => boolean, Partial<Record>, number]>([
    ['all mine', () => true, { name: 'mine', phone: '2' }, 2],
    ['all theirs', () => false, { name: 'theirs', phone: '3' }, 0],
    ['by field', (name) => name === 'phone', { name: 'theirs', phone: '2' }, 1],
  ])('%s: not asked again', (_what, isMine, after, written) => {
    const merge = mergeEdits<Record>(resolveClashes(edits, clashes, isMine), newest);
    expect(merge).toMatchObject({ after, clashes: [] });
    expect(merge.changed).toHaveLength(written);
  });
  it('asks again where it was changed once more meanwhile', () => {
    const later = mergeEdits<Record>(
      resolveClashes(edits, clashes, () => true),
      { ...newest, name: 'again' },
    );
    expect(later.clashes.map(({ name }) => name)).toEqual(['name']);
  });
});

describe('the way back', () => {
  it('restores the fields of the change only; what others changed later stays', () => {
    const undo = inverseOf<Record>(base, { ...base, phone: '2' }, ['phone']);
    const { after, clashes } = mergeEdits<object>(undo, { ...base, phone: '2', name: 'later' });
    expect(after).toEqual({ ...base, name: 'later' });
    expect(clashes).toEqual([]);
  });
  it('names the field that others changed since', () => {
    const undo = inverseOf<Record>(base, { ...base, phone: '2' }, ['phone']);
    expect(mergeEdits<object>(undo, { ...base, phone: '3' }).clashes).toEqual([
      { name: 'phone', from: '2', mine: '1', theirs: '3' },
    ]);
  });
});

it.each([
  ['a', ' a ', true],
  ['a', 'A', false],
  [['x'], ['x'], true],
  [['x', 'y'], ['y', 'x'], false],
  [null, undefined, true],
  [0, '0', false],
  [80, 80, true],
  [[{ id: 'a', on: true }], [{ on: true, id: 'a' }], true],
  [[{ id: 'a', on: true }], [{ on: false, id: 'a' }], false],
])('%o and %o: %s', (a, b, same) => {
  expect(sameValue(a, b)).toBe(same);
});

it('counts only what differs', () => {
  expect(changedNames<Record>({ name: { from: 'a', to: 'a ' }, on: { from: true, to: false } })).toEqual([
    'on',
  ]);
});
