import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DataTree } from './DataTree.tsx';
import { noChecks, toggledChecks } from './tree-checks.ts';
import { buildTree } from './tree-model.ts';
import { useTree } from './use-tree.ts';

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
const leaf = (name: string): Item => ({ name, seats: 0, children: [] });
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
        empty={{ title: 'Nothing', text: 'None was added.' }}
        {...(props.onActivate ? { onActivate: props.onActivate } : {})}
      />
    </>
  );
}

interface CheckedProps {
  readonly header?: boolean;
  readonly fixed?: Uint8Array | null;
  readonly onActivate?: (item: Item) => void;
}

function Checked({ header = true, fixed = null, onActivate }: CheckedProps) {
  const tree = useTree(model, null, 9);
  const [checks, setChecks] = useState(() => noChecks(model));
  const onToggle = (node: number) => setChecks(toggledChecks(model, checks, node, { fixed }));
  return (
    <DataTree
      tree={tree}
      columns={columns}
      label="Modules"
      maxHeight={400}
      empty={{ title: 'Nothing', text: 'None was added.' }}
      header={header}
      check={{ checks, onToggle, fixed }}
      {...(onActivate ? { onActivate } : {})}
    />
  );
}

function Chosen() {
  const tree = useTree(model, null, 9);
  const [selected, setSelected] = useState<number | null>(2);
  return (
    <DataTree
      tree={tree}
      columns={columns}
      label="Modules"
      maxHeight="fill"
      empty={{ title: 'Nothing', text: 'None was added.' }}
      header={false}
      selected={selected}
      onSelect={(_, node) => setSelected(node)}
    />
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

describe('checkboxes', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name }).getAttribute('aria-checked');

  it('a parent is half-checked while some below it are', () => {
    render(<Checked />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Workflow' }));
    expect([box('Workflow'), box('Approval'), box('Mail')]).toEqual(['true', 'true', 'false']);
    const more = buildTree<Item>(
      [{ name: 'Top', seats: 0, children: [leaf('One'), leaf('Two')] }],
      (item) => item.children,
    );
    expect([...toggledChecks(more, noChecks(more), 1)]).toEqual([2, 1, 0]);
  });

  it('a press on the name checks as the box does, and does what Enter does where nothing can be checked', () => {
    const activated: string[] = [];
    render(<Checked fixed={Uint8Array.from([0, 0, 1])} onActivate={({ name }) => activated.push(name)} />);
    fireEvent.click(screen.getByText('Approval'));
    expect([box('Workflow'), box('Approval')]).toEqual(['true', 'true']);
    expect(activated).toEqual([]);
    fireEvent.click(screen.getByText('Mail'));
    expect(box('Mail')).toBe('false');
    expect(activated).toEqual(['Mail']);
  });

  it('Space checks the row in use', () => {
    render(<Checked />);
    fireEvent.keyDown(grid(), { key: 'ArrowDown' });
    fireEvent.keyDown(grid(), { key: ' ' });
    expect([box('Workflow'), box('Approval')]).toEqual(['true', 'true']);
  });

  it('a fixed node can’t be changed', () => {
    render(<Checked fixed={Uint8Array.from([0, 1, 0])} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Approval' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Workflow' }));
    expect([box('Workflow'), box('Approval')]).toEqual(['false', 'false']);
    expect(screen.getByRole('checkbox', { name: 'Approval' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('without a header it is a plain tree whose items say it themselves', () => {
    render(<Checked header={false} />);
    const tree = screen.getByRole('tree', { name: 'Modules' });
    expect(tree.hasAttribute('aria-rowcount')).toBe(false);
    const item = screen.getByRole('treeitem', { name: /Workflow/ });
    expect(item.getAttribute('aria-checked')).toBe('false');
    fireEvent.keyDown(tree, { key: ' ' });
    expect(item.getAttribute('aria-checked')).toBe('true');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('choosing one', () => {
  it('by click, by Enter and by Space; the chosen one is in use first', () => {
    render(<Chosen />);
    const chosen = () => screen.getByRole('treeitem', { selected: true }).textContent;
    const tree = screen.getByRole('tree');
    expect(chosen()).toContain('Mail');
    fireEvent.keyDown(tree, { key: 'ArrowUp' });
    fireEvent.keyDown(tree, { key: 'Enter' });
    expect(chosen()).toContain('Approval');
    fireEvent.click(screen.getByText('Mail'));
    expect(chosen()).toContain('Mail');
    fireEvent.keyDown(tree, { key: 'Home' });
    fireEvent.keyDown(tree, { key: ' ' });
    expect(chosen()).toContain('Workflow');
  });
});
