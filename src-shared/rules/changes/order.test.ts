import { expect, it } from 'vitest';
import { dependencies, mayMove, movedTo } from './order.ts';

const made = {
  kind: 'ipSegmentPresence',
  place: { ids: ['S1'] },
  edits: { there: { from: [], to: [{ id: 'S1' }] } },
};
const named = {
  kind: 'ipListEntry',
  place: { id: 'E1' },
  edits: { netWorkSegmentId: { from: '', to: 'S1' } },
};
const other = { kind: 'tenant', place: {}, edits: { contact: { from: 'a', to: 'b' } } };
const free = { kind: 'quickSearch', place: {}, edits: { enabled: { from: true, to: false } } };
const set = [made, other, named, free];

it.each([
  ['a free one to the front', 3, 0, true],
  ['a free one by one', 1, 0, true],
  ['what names another one before it', 2, 0, false],
  ['what names another one, not before it', 2, 1, true],
  ['what is named behind', 0, 2, false],
  ['what is named, not behind', 0, 1, true],
  ['nowhere', 1, 1, false],
  ['outside', 3, 4, false],
])('%s', (_, at, to, may) => {
  expect(mayMove(dependencies(set), at, to)).toBe(may);
});

it('the others keep their order', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});
