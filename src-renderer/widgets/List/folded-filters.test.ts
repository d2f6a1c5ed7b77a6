import { expect, it } from 'vitest';
import { type Filters, noValues } from './filters.ts';
import { foldedFilters, foldingOrder, hasOwnLine } from './folded-filters.ts';

const filters: Filters<never, 'q' | 'dept' | 'state' | 'from' | 'to'> = {
  q: { kind: 'search' },
  dept: { kind: 'other', selectsList: true, draw: () => null },
  state: { kind: 'choice', label: 'State', options: [] },
  from: { kind: 'day', label: 'From' },
  to: { kind: 'day', label: 'To' },
};
const keys = ['q', 'dept', 'state', 'from', 'to'] as const;

it('folds from the end, what is set later, the place last; the search stays', () => {
  expect(foldingOrder(filters, noValues(filters), keys)).toEqual(['to', 'from', 'state', 'dept']);
  expect(foldingOrder(filters, { ...noValues(filters), to: '2026-01-05' }, keys)).toEqual([
    'from',
    'state',
    'to',
    'dept',
  ]);
});

it.each([
  ['a line with room folds nothing', 0, []],
  ['a pixel too many needs room for the button as well', 1, ['to']],
  ['as many fold as are needed', 60, ['to', 'from']],
  ['more than there are leave no filter', 900, ['to', 'from', 'state']],
])('%s', (_, missing, folded) => {
  const widths = new Map([
    ['state', 120],
    ['from', 160],
    ['to', 160],
  ]);
  expect(foldedFilters(['to', 'from', 'state'], widths, missing)).toEqual(folded);
});

it.each([
  ['what stands beside them, and their button, have room', 268, false],
  ['a pixel less of it', 269, true],
])('filters have a line of their own where the rest fills the bar: %s', (_, others, own) => {
  expect(hasOwnLine(others, 400)).toBe(own);
});
