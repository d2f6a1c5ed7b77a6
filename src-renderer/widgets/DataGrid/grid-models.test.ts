import { describe, expect, it } from 'vitest';
import { gridColumnTracks, hasRoomFor, leastGridWidth, narrowColumns, withWidth } from './columns.ts';
import { arrayRows } from './row-source.ts';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  selectionState,
  toggleSelected,
  withSelected,
} from './selection.ts';
import { nextSort, type SortValue, sortedOrder } from './sorting.ts';

describe('selection', () => {
  it('selects some', () => {
    const some = withSelected(toggleSelected(nothingSelected, 'a'), ['b', 'c'], true);
    expect(['a', 'b', 'c', 'd'].filter((key) => isSelected(some, key))).toEqual(['a', 'b', 'c']);
    expect([selectedCount(some, 1_000_000), selectionState(some, 1_000_000)]).toEqual([3, 'some']);
    expect(selectionState(some, 3)).toBe('all');
    expect(selectedCount(toggleSelected(some, 'a'), 10)).toBe(2);
  });

  it('selects a million without a list, and all but some', () => {
    expect([selectedCount(everythingSelected, 1_000_000), selectionState(everythingSelected, 10)]).toEqual([
      1_000_000,
      'all',
    ]);
    const but = toggleSelected(everythingSelected, 'a');
    expect([isSelected(but, 'a'), isSelected(but, 'b'), selectedCount(but, 10)]).toEqual([false, true, 9]);
    expect(selectionState(withSelected(but, ['a'], true), 10)).toBe('all');
  });

  it('of nothing is nothing', () => {
    expect(selectionState(everythingSelected, 0)).toBe('none');
  });
});

describe('sorting', () => {
  const order = (values: readonly SortValue[], direction: 'ascending' | 'descending', language = 'en-US') =>
    [...sortedOrder(values.length, (row) => values[row] ?? null, direction, language)].map(
      (row) => values[row],
    );

  it.each<[string, SortValue[], SortValue[], SortValue[]]>([
    ['numbers', [10, 9, -1, 100], [-1, 9, 10, 100], [100, 10, 9, -1]],
    ['texts with numbers', ['a10', 'a9', 'B', 'b'], ['a9', 'a10', 'b', 'B'], ['B', 'b', 'a10', 'a9']],
    ['numbers before texts', ['x', 5, 99], [5, 99, 'x'], ['x', 99, 5]],
    ['unknown last', [null, 2, Number.NaN, 1], [1, 2, null, Number.NaN], [2, 1, null, Number.NaN]],
  ])('%s', (_, values, ascending, descending) => {
    expect(order(values, 'ascending')).toEqual(ascending);
    expect(order(values, 'descending')).toEqual(descending);
  });

  it('goes by the language', () => {
    expect(order(['张', '李', '阿'], 'ascending', 'zh-CN')).toEqual(['阿', '李', '张']);
  });

  it('keeps equal ones in their order, either way', () => {
    const values = [1, 0, 1, 0, 1];
    expect([...sortedOrder(5, (row) => values[row] ?? null, 'ascending', 'en')]).toEqual([1, 3, 0, 2, 4]);
    expect([...sortedOrder(5, (row) => values[row] ?? null, 'descending', 'en')]).toEqual([0, 2, 4, 1, 3]);
  });

  it('shows rows in that order', () => {
    const source = arrayRows(['c', 'a', 'b'], Int32Array.of(1, 2, 0));
    expect([source.count, source.row(0), source.row(2), source.row(3)]).toEqual([3, 'a', 'c', undefined]);
  });

  it('turns from ascending to descending to none', () => {
    const first = nextSort(null, 'a');
    const second = nextSort(first, 'a');
    expect([first?.direction, second?.direction, nextSort(second, 'a')]).toEqual([
      'ascending',
      'descending',
      null,
    ]);
    expect(nextSort(second, 'b')).toEqual({ column: 'b', direction: 'ascending' });
  });
});

describe('columns', () => {
  const columns = [
    { key: 'a', title: '' },
    { key: 'b', title: '', width: 100 },
    { key: 'c', title: '', minWidth: 200 },
    { key: 'd', title: '', width: 60 },
  ];

  it('share what is left, at their least width', () => {
    expect(gridColumnTracks(columns, {}, false)).toBe('minmax(160px, 1fr) 100px minmax(200px, 1fr) 60px');
    expect(gridColumnTracks(columns, { a: 300 }, true)).toBe('40px 300px 100px minmax(200px, 1fr) 60px');
    expect([leastGridWidth(columns, {}, false), leastGridWidth(columns, { a: 300 }, true)]).toEqual([
      520, 700,
    ]);
  });

  it('gives way to its least width where there is little room, and not once the user has set it', () => {
    const columns = [
      { key: 'a', title: '', width: 200, minWidth: 90 },
      { key: 'b', title: '' },
    ];
    expect(gridColumnTracks(columns, {}, false)).toBe('minmax(90px, 200px) minmax(160px, 1fr)');
    expect(gridColumnTracks(columns, { a: 120 }, false)).toBe('120px minmax(160px, 1fr)');
    expect([leastGridWidth(columns, {}, false), leastGridWidth(columns, { a: 120 }, true)]).toEqual([
      250, 320,
    ]);
  });

  it('are at least as wide as their titles, but for the hidden one of a row’s actions', () => {
    const columns = [
      { key: 'a', title: 'Operation type', width: 60 },
      { key: 'b', title: '操作人', minWidth: 40 },
      { key: 'c', title: 'Operation type', width: 60, sort: true } as const,
      { key: 'd', title: 'Actions of the row', width: 60, ends: true } as const,
    ];
    expect(gridColumnTracks(columns, {}, false)).toBe('130px minmax(66px, 1fr) 146px 60px');
    expect(gridColumnTracks(columns, { a: 80 }, false)).toBe('80px minmax(66px, 1fr) 146px 60px');
  });

  it.each([
    ['room for all', {}, 340, 180],
    ['a pixel less', {}, 339, 60],
    ['an unknown width', {}, 0, 180],
    ['a width that the user has set', { actions: 200 }, 300, 180],
  ])('with %s the actions of rows have their width', (_, widths, room, expected) => {
    const narrow = { width: 60, cell: () => null };
    const columns = [
      { key: 'a', title: '' },
      { key: 'actions', title: '', width: 180, narrow },
    ];
    const shown = hasRoomFor(columns, widths, false, room) ? columns : narrowColumns(columns, widths);
    expect(shown.at(-1)?.width).toBe(expected);
  });

  it.each([
    [{ key: 'a', title: '' }, 300.4, 300],
    [{ key: 'a', title: '' }, 5, 80],
    [{ key: 'a', title: '' }, 5000, 1200],
    [{ key: 'd', title: '', width: 60 }, 20, 60],
    [{ key: 'e', title: '', minWidth: 40 }, 20, 40],
  ])('%j made %d wide is %d', (column, width, expected) => {
    expect(withWidth({ z: 1 }, column, width)).toEqual({ z: 1, [column.key]: expected });
  });
});
