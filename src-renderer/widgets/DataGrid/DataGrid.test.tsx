import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DrawnColumn } from './column.ts';
import { DataGrid } from './DataGrid.tsx';
import { pagedRows } from './paged-rows.ts';
import { arrayRows, type RowSource } from './row-source.ts';
import { nothingSelected, type Selection } from './selection.ts';
import type { GridSort } from './sorting.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
}
const items = (count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `i${index}`, name: `App ${index}`, seats: index }));
const columns: DrawnColumn<Item>[] = [
  { key: 'name', title: 'App', sort: true, text: ({ name }) => name },
  {
    key: 'seats',
    title: 'Seats',
    width: 90,
    align: 'end',
    sort: true,
    text: ({ seats }) => String(seats),
  },
  { key: 'link', title: 'Link', width: 90, text: () => '', cell: ({ id }) => <b>{id}</b> },
];
const rowKey = ({ id }: Item) => id;

function Sample(props: {
  readonly source: RowSource<Item>;
  readonly selectable?: boolean;
  readonly onSelection?: (selection: Selection) => void;
  readonly onActivate?: (item: Item, index: number) => void;
  readonly onOpen?: (item: Item) => void;
}) {
  const [sort, setSort] = useState<GridSort | null>(null);
  const [selection, setSelection] = useState(nothingSelected);
  return (
    <DataGrid
      source={props.source}
      columns={columns}
      rowKey={rowKey}
      label="Apps"
      height={396}
      empty={{ title: 'Nothing here', text: 'None was added.' }}
      sort={sort}
      onSort={setSort}
      {...(props.onOpen ? { onOpen: props.onOpen } : {})}
      {...(props.onActivate ? { onActivate: props.onActivate } : {})}
      {...(props.selectable
        ? {
            select: {
              selection,
              selectAllLabel: 'Select all',
              onChange: (next: Selection) => {
                setSelection(next);
                props.onSelection?.(next);
              },
            },
          }
        : {})}
    />
  );
}

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const grid = () => screen.getByRole('grid', { name: 'Apps' });
const press = (key: string, modifiers: object = {}) => fireEvent.keyDown(grid(), { key, ...modifiers });
const pointed = () =>
  document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent;
const rowTexts = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('DataGrid', () => {
  it('draws the rows on view only, and says how many there are', () => {
    render(<Sample source={arrayRows(items(100_000))} />);
    expect(grid().getAttribute('aria-rowcount')).toBe('100001');
    expect(grid().getAttribute('aria-colcount')).toBe('3');
    expect(screen.getAllByRole('row').length).toBeLessThan(25);
    const [head, first] = screen.getAllByRole('row');
    expect([head?.getAttribute('aria-rowindex'), first?.getAttribute('aria-rowindex')]).toEqual(['1', '2']);
    expect(
      within(first as HTMLElement)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['0', 'i0']);
  });

  it('goes everywhere by keys', () => {
    render(<Sample source={arrayRows(items(100_000))} />);
    const steps: [string, object, string][] = [
      ['ArrowDown', {}, 'App 1'],
      ['PageDown', {}, 'App 10'],
      ['ArrowRight', {}, '10'],
      ['End', { ctrlKey: true }, 'i99999'],
      ['Home', {}, 'App 99999'],
      ['PageUp', {}, 'App 99990'],
      ['Home', { ctrlKey: true }, 'App 0'],
      ['ArrowUp', {}, 'App'],
      ['End', {}, 'Link'],
    ];
    for (const [key, modifiers, text] of steps) {
      press(key, modifiers);
      expect(pointed()).toBe(text);
    }
  });

  it('follows the scroll bar', () => {
    render(<Sample source={arrayRows(items(100_000))} />);
    grid().scrollTop = 36 * 5000;
    fireEvent.scroll(grid());
    expect(rowTexts()).toContain('App 5003');
    expect(screen.queryByText('App 100')).toBeNull();
    // The active cell still exists.
    expect(pointed()).toBe('App 0');
  });

  it('sorts by header, with the pointer and with keys', () => {
    render(<Sample source={arrayRows(items(5))} />);
    const header = screen.getByRole('columnheader', { name: 'Seats' });
    expect(header.getAttribute('aria-sort')).toBe('none');
    fireEvent.click(header);
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    press('Enter');
    expect(header.getAttribute('aria-sort')).toBe('descending');
    press(' ');
    expect(header.getAttribute('aria-sort')).toBe('none');
    expect(screen.getByRole('columnheader', { name: 'Link' }).hasAttribute('aria-sort')).toBe(false);
  });

  it('activates by Enter and by double click', () => {
    const onActivate = vi.fn();
    render(<Sample source={arrayRows(items(5))} onActivate={onActivate} />);
    press('ArrowDown');
    press('Enter');
    fireEvent.doubleClick(screen.getByText('App 3'));
    expect(onActivate.mock.calls.map(([, index]) => index)).toEqual([1, 3]);
  });

  it('opens by Enter and by one click, but not where a cell has a press of its own or a box is ticked', () => {
    const onOpen = vi.fn();
    render(<Sample source={arrayRows(items(5))} onOpen={onOpen} selectable />);
    press('ArrowDown');
    press('Enter');
    fireEvent.click(screen.getByText('App 3'));
    fireEvent.doubleClick(screen.getByText('App 3'));
    fireEvent.click(screen.getByText('App 4'), { ctrlKey: true });
    fireEvent.click(screen.getByText('App 2'), { shiftKey: true });
    fireEvent.click(
      screen.getAllByRole('gridcell').find(({ dataset }) => dataset.column === '0') as HTMLElement,
    );
    expect(onOpen.mock.calls.map(([item]) => item.id)).toEqual(['i1', 'i3']);
  });

  it('makes columns wider by keys', () => {
    const { container } = render(<Sample source={arrayRows(items(5))} />);
    press('ArrowUp');
    press('ArrowRight');
    press('ArrowRight', { altKey: true });
    expect((container.querySelector('[data-row="-1"]') as HTMLElement).style.gridTemplateColumns).toContain(
      '80px 90px',
    );
  });

  it('says what belongs here where there is nothing', () => {
    render(<Sample source={arrayRows<Item>([])} />);
    expect(screen.getByText('Nothing here')).toBeTruthy();
    press('ArrowDown');
    expect(pointed()).toBe('App');
  });
});

describe('selection', () => {
  const selectedRows = () =>
    screen
      .getAllByRole('row', { selected: true })
      .map((row) => within(row).getByRole('rowheader').textContent);

  it('toggles by Space, extends by Shift, and takes all by Ctrl+A', () => {
    const onSelection = vi.fn();
    render(<Sample source={arrayRows(items(8))} selectable onSelection={onSelection} />);
    expect(grid().getAttribute('aria-multiselectable')).toBe('true');
    press('ArrowDown');
    press(' ');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(selectedRows()).toEqual(['App 1', 'App 2', 'App 3']);
    press('a', { ctrlKey: true });
    expect(selectedRows()).toHaveLength(8);
    expect(onSelection.mock.lastCall?.[0]).toEqual({ all: true, keys: new Set() });
    press(' ');
    expect(selectedRows()).toHaveLength(7);
    press('Escape');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('follows the checkboxes, one by one, in a range, and all', () => {
    render(<Sample source={arrayRows(items(8))} selectable />);
    const checks = () => screen.getAllByRole('gridcell').filter((cell) => cell.dataset.column === '0');
    fireEvent.click(checks()[2] as HTMLElement);
    expect(selectedRows()).toEqual(['App 2']);
    fireEvent.click(screen.getByText('App 5'), { shiftKey: true });
    expect(selectedRows()).toEqual(['App 2', 'App 3', 'App 4', 'App 5']);
    const all = screen.getByRole('columnheader', { name: 'Select all' });
    expect(all.dataset.checked).toBe('some');
    fireEvent.click(all);
    expect([all.dataset.checked, selectedRows().length]).toEqual(['all', 8]);
    fireEvent.click(all);
    expect(all.dataset.checked).toBeUndefined();
  });

  it('leaves Escape to others where nothing is selected', () => {
    render(<Sample source={arrayRows(items(3))} selectable />);
    expect(press('Escape')).toBe(true);
    press(' ');
    expect(press('Escape')).toBe(false);
  });
});

describe('a million rows on the server', () => {
  const serve = () => {
    const load = vi.fn(async (page: number) => ({
      rows: Array.from({ length: 100 }, (_, index) => {
        const row = page * 100 + index;
        return { id: `i${row}`, name: `App ${row}`, seats: row };
      }),
      total: 1_000_000,
    }));
    return { load, source: pagedRows<Item>({ pageSize: 100, load }) };
  };

  it('the last one is one key and one page away', async () => {
    const { load, source } = serve();
    render(<Sample source={source} />);
    await screen.findByText('App 0');
    expect(grid().getAttribute('aria-rowcount')).toBe('1000001');
    press('End', { ctrlKey: true });
    expect(screen.getAllByRole('row').some((row) => row.getAttribute('aria-busy') === 'true')).toBe(true);
    await screen.findByText('App 999999');
    expect(pointed()).toBe('i999999');
    expect(load.mock.calls.map(([page]) => page)).toEqual([0, 9999]);
    press('Home', { ctrlKey: true });
    expect(rowTexts()).toContain('App 0');
  });

  it('stand where the scaled view has them', async () => {
    const { source } = serve();
    render(<Sample source={source} />);
    await screen.findByText('App 0');
    press('End', { ctrlKey: true });
    const last = (await screen.findByText('App 999999')).closest('[role="row"]') as HTMLElement;
    // jsdom rounds lengths to six digits; scaled-scroll.test.ts checks exact positions.
    const top = Number(/translateY\((\d+)px\)/.exec(last.style.transform)?.[1]);
    expect(Math.abs(top - grid().scrollTop)).toBeLessThanOrEqual(400);
    expect(grid().scrollTop).toBe(15_000_000 - 360);
  });
});
