import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DataTree } from './DataTree.tsx';
import { buildTree } from './treeModel.ts';
import { useTree } from './useTree.ts';

interface Item {
  readonly name: string;
  readonly seats: number;
  readonly children: readonly Item[];
}
const columns = [
  { key: 'name', title: 'Module', text: (item: Item) => item.name },
  {
    key: 'seats',
    title: 'Seats',
    width: 90,
    align: 'end' as const,
    text: (item: Item) => String(item.seats),
  },
];
const model = buildTree<Item>(
  [
    { name: 'Workflow', seats: 10, children: [{ name: 'Approval', seats: 5, children: [] }] },
    { name: 'Mail', seats: 7, children: [] },
  ],
  (item) => item.children,
);
const large = buildTree<Item>(
  Array.from({ length: 60 }, (_, i) => ({
    name: `r${i}`,
    seats: i,
    children: Array.from({ length: 999 }, (_, j) => ({ name: `r${i}-${j}`, seats: j, children: [] })),
  })),
  (item) => item.children,
);

function Sample(props: { readonly model: typeof model; readonly onActivate?: (item: Item) => void }) {
  const tree = useTree(props.model);
  return (
    <>
      <button type="button" onClick={tree.expandAll}>
        Expand all
      </button>
      <DataTree
        tree={tree}
        columns={columns}
        label="Modules"
        maxHeight={400}
        empty="Nothing"
        {...(props.onActivate ? { onActivate: props.onActivate } : {})}
      />
    </>
  );
}

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(cleanup);

const grid = () => screen.getByRole('treegrid', { name: 'Modules' });
const active = () => document.getElementById(grid().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('DataTree', () => {
  it('says where each row stands', () => {
    render(<Sample model={model} />);
    const row = screen.getByRole('row', { name: /Workflow/ });
    expect(row.getAttribute('aria-level')).toBe('1');
    expect(row.getAttribute('aria-setsize')).toBe('2');
    expect(row.getAttribute('aria-posinset')).toBe('1');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    expect(grid().getAttribute('aria-rowcount')).toBe('3');
    expect(screen.getByRole('row', { name: /Mail/ }).hasAttribute('aria-expanded')).toBe(false);
  });

  it('opens, walks and closes with the keyboard', () => {
    const onActivate = vi.fn();
    render(<Sample model={model} onActivate={onActivate} />);
    const press = (key: string) => fireEvent.keyDown(grid(), { key });
    press('ArrowRight');
    expect(screen.getByRole('row', { name: /Approval/ }).getAttribute('aria-level')).toBe('2');
    press('ArrowRight');
    expect(active()).toContain('Approval');
    press('Enter');
    expect(onActivate).toHaveBeenCalledWith(expect.objectContaining({ name: 'Approval' }));
    press('ArrowLeft');
    press('ArrowLeft');
    expect(screen.queryByRole('row', { name: /Approval/ })).toBeNull();
    press('m');
    expect(active()).toContain('Mail');
    press('Home');
    expect(active()).toContain('Workflow');
  });

  it('draws only the rows on view of 60,000, closed or open', () => {
    render(<Sample model={large} />);
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(40);
    fireEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(grid().getAttribute('aria-rowcount')).toBe('60001');
    expect(within(grid()).getAllByRole('row').length).toBeLessThan(40);
    fireEvent.keyDown(grid(), { key: 'End' });
    expect(active()).toContain('r59-998');
  });

  it('says what an empty tree means', () => {
    render(<Sample model={buildTree<Item>([], (item) => item.children)} />);
    expect(screen.getByText('Nothing')).toBeDefined();
  });
});
