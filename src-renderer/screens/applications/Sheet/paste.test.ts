import { expect, test } from 'vitest';
import { newSheetDraft } from './draft.ts';
import { type FillColumn, pasteCells } from './fill-cells.ts';

const column = (key: string): FillColumn => ({
  key,
  kind: 'on',
  values: [0, 1],
  stored: () => 0,
  read: (text) => (text === '1' ? 1 : null),
});

test('pasted cells beyond the edge count with invalid values, and change nothing', () => {
  const filling = { draft: newSheetDraft(2), columns: [column('a'), column('b')], rows: Int32Array.of(0, 1) };
  const corner = { top: 0, bottom: 0, left: 1, right: 1 };
  const block = [
    ['1', '1', ''],
    ['x', '1'],
    ['1', ''],
  ];
  // Of the second column one word is none, and one stands below the sheet; two stand right of it, in one column.
  expect(pasteCells(filling, corner, block)).toEqual({ words: 2, columns: 1 });
  expect([filling.draft.count(), filling.draft.at('b', 0)]).toEqual([1, 1]);
});
