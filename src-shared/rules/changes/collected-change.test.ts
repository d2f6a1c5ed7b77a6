import { expect, it } from 'vitest';
import { foldEdits, isKeepable, objectOf, withCollected } from './collected-change.ts';

it('is of the same record however its place is written', () => {
  const one = objectOf({ kind: 'k', place: { id: '1', at: { x: 1, y: [2] } } });
  expect(objectOf({ kind: 'k', place: { at: { y: [2], x: 1 }, id: '1' } })).toBe(one);
  expect(objectOf({ kind: 'k', place: { id: '2', at: { x: 1, y: [2] } } })).not.toBe(one);
  expect(objectOf({ kind: 'l', place: { id: '1', at: { x: 1, y: [2] } } })).not.toBe(one);
});

it.each([
  ['another field', { a: [1, 2] }, { b: [3, 4] }, { a: [1, 2], b: [3, 4] }],
  ['the same field', { a: [1, 2] }, { a: [2, 3] }, { a: [1, 3] }],
  ['back again', { a: [1, 2], b: [0, 1] }, { a: [2, 1] }, { b: [0, 1] }],
  ['nothing at all', {}, { a: [1, 1] }, {}],
])('folds %s', (_, first, second, folded) => {
  const edits = (pairs: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(pairs).map(([name, [from, to]]) => [name, { from, to }]));
  expect(foldEdits(edits(first), edits(second))).toEqual(edits(folded));
});

it('is laid over the fields that there are', () => {
  const values = { a: 1, b: 2 };
  expect(withCollected(values, { a: { from: 1, to: 5 }, z: { from: 0, to: 1 } })).toEqual({ a: 5, b: 2 });
  expect(withCollected(values, undefined)).toBe(values);
  expect(withCollected(values, { z: { from: 0, to: 1 } })).toBe(values);
});

it.each<[string, unknown, boolean]>([
  ['plain values', { a: [1, 'x', null, { b: true }] }, true],
  ['a file', { picture: new File(['x'], 'x.png') }, false],
  ['a map', { a: new Map() }, false],
  ['a secret', { edits: { smtpPassword: { from: '', to: 'hunter2' } } }, false],
  ['a secret deep inside', { a: [{ configKey: 'smtp_password', configValue: 'x' }] }, false],
  ['a secret that is empty', { a: { password: '' } }, true],
])('%s may be kept: %s', (_, value, keepable) => {
  expect(isKeepable(value)).toBe(keepable);
});

it('a circle may not be kept', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(isKeepable(circle)).toBe(false);
});
