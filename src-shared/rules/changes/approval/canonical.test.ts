/** The signed text is the same for every spelling of a file, and differs for every other content. */
import { expect, it } from 'vitest';
import { canonicalText, signedText, wishText } from './canonical.ts';

it.each<[unknown, string]>([
  [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
  [{ 10: 1, 9: 2 }, '{"10":1,"9":2}'],
  [{ a: undefined }, '{}'],
  ['\u2028"', '"\u2028\\""'],
  [-0, '0'],
  [{}, '{}'],
])('%o is %s', (value, text) => {
  expect(canonicalText(value)).toBe(text);
  expect(canonicalText(JSON.parse(text))).toBe(text);
});

const file = {
  format: 'f',
  changes: [1],
  request: { id: 'r', signature: 's' },
  decision: { verdict: 'v', signature: 't' },
};

it('a request knows no decision and not its own signature; a decision knows the whole request', () => {
  const asked = signedText('request', file);
  expect(asked).toBe('steward.changes request 1\n{"changes":[1],"format":"f","request":{"id":"r"}}');
  expect(signedText('request', { ...file, decision: { verdict: 'other' } })).toBe(asked);
  expect(signedText('request', { ...file, request: { id: 'r', signature: 'u' } })).toBe(asked);
  const answered = signedText('decision', file);
  expect(signedText('decision', { ...file, request: { id: 'r', signature: 'u' } })).not.toBe(answered);
  expect(signedText('decision', { ...file, decision: { verdict: 'v', signature: 'u' } })).toBe(answered);
});

it('every field counts, also one that this version does not know', () => {
  for (const other of [
    { ...file, names: {} },
    { ...file, format: 'g' },
    { ...file, changes: [2] },
  ])
    for (const block of ['request', 'decision'] as const)
      expect(signedText(block, other)).not.toBe(signedText(block, file));
});

it('a wish is the same with nothing and without, and another with another place or value', () => {
  const wish = { kind: 'k', place: { id: '1', a: 2 }, edits: { name: { from: null, to: 'x' } } };
  expect(wishText({ ...wish, place: { a: 2, id: '1' }, edits: { name: { to: 'x' } } })).toBe(wishText(wish));
  expect(wishText({ ...wish, place: { id: '2', a: 2 } })).not.toBe(wishText(wish));
  expect(wishText({ ...wish, edits: { name: { from: null, to: 'y' } } })).not.toBe(wishText(wish));
});
