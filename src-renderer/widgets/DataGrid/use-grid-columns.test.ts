import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DrawnColumn } from './column.ts';
import { useGridColumns } from './use-grid-columns.ts';

const columns: readonly DrawnColumn<string>[] = [
  { key: 'a', title: 'A', text: String },
  { key: 'actions', title: '', width: 180, text: String, narrow: { width: 60, cell: String } },
];
const noWidths = {};

test.each([
  ['narrow', 300, 301],
  ['wide', 400, 401],
])('another width of a %s grid keeps its columns and layout, so that no row is drawn anew', (_, from, to) => {
  const { result, rerender } = renderHook((room: number) => useGridColumns(columns, noWidths, false, room), {
    initialProps: from,
  });
  const before = result.current;
  rerender(to);
  expect(result.current).toBe(before);
});
