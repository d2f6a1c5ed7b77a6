import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { until } from '#shared/testing/until.ts';
import { type ProgramState, programAtom } from '#state/program.ts';
import type { Column } from '../DataGrid/column.ts';
import type { PageOfRows } from '../DataGrid/paged-rows.ts';
import { byWords } from './filters.ts';
import { ListScreen, type ListScreenProps } from './ListScreen.tsx';
import type { PageQuery } from './list-source.ts';
import { type List, type ListOptions, useList } from './use-list.ts';

interface Room {
  readonly id: string;
  readonly name: string;
  readonly floor: string;
  readonly seats: number;
}
const rooms = (count: number): Room[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${index + 1}`,
    name: `Room ${index + 1}`,
    floor: index % 2 === 0 ? 'ground' : 'first',
    seats: (index * 7) % 11,
  }));
const columns: readonly Column<Room>[] = [
  { key: 'name', title: 'Name', sort: true, text: ({ name }) => name },
  { key: 'floor', title: 'Floor', text: ({ floor }) => floor },
  { key: 'seats', title: 'Seats', align: 'end', sort: ({ seats }) => seats, text: ({ seats }) => `${seats}` },
  { key: 'id', title: 'Id', text: ({ id }) => id, hidden: true },
];
const filters = {
  q: { kind: 'search', narrow: byWords<Room>(({ name }) => name) },
  floor: {
    kind: 'choice',
    label: 'Floor',
    options: ['ground', 'first'].map((value) => ({ value, label: value })),
    narrow: (all: readonly Room[], value: string) => all.filter(({ floor }) => floor === value),
  },
} as const;
type Key = keyof typeof filters;

beforeAll(async () => {
  getDefaultStore().set(programAtom, {
    settings: settingsSchema.parse({ language: 'en-US' }),
  } as unknown as ProgramState);
  await loadLanguage('en-US');
});
afterAll(() => getDefaultStore().set(programAtom, null));
beforeEach(() => localStorage.clear());

type Options = Omit<ListOptions<Room, Key>, 'name' | 'columns' | 'rowKey' | 'filters'> &
  Partial<Pick<ListOptions<Room, Key>, 'columns'>>;

interface Shown {
  readonly options: Options;
  readonly props: Partial<ListScreenProps<Room, Key>>;
}

function Screen({ options, props }: Shown) {
  const list: List<Room, Key> = useList({
    name: 'rooms',
    columns,
    filters,
    rowKey: ({ id }) => id,
    ...options,
  });
  return (
    <ListScreen
      list={list}
      label="Rooms"
      heading="Rooms"
      empty={{ title: 'No rooms yet', text: 'None was added.' }}
      onOpen={({ id }) => list.show(id)}
      {...props}
    />
  );
}

function show(options: Options, at = '/', props: Shown['props'] = {}) {
  const element = <Screen options={options} props={props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

const pages = { initial: 10, options: [10, 20] };
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('a list in memory, in pages', () => {
  it('shows the page, the filter and the order that the address names', () => {
    show({ source: { data: rooms(45) }, pages }, '/?page=2&floor=first&sort=-name');
    expect(screen.getByText('22 of 45')).toBeTruthy();
    expect(names().slice(0, 3)).toEqual(['Room 24', 'Room 22', 'Room 20']);
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.queryByRole('columnheader', { name: 'Id' })).toBeNull();
  });

  it('gives way by whole columns in a narrow place: the title with its cells, ordered by it or not', () => {
    const giving: readonly Column<Room>[] = [
      { key: 'name', title: 'Name', text: ({ name }) => name },
      { key: 'floor', title: 'Floor', filler: true, text: ({ floor }) => floor },
      { key: 'seats', title: 'Seats', filler: true, sort: true, text: ({ seats }) => `${seats}` },
    ];
    show({ source: { data: rooms(3) }, pages, columns: giving });
    const marked = screen
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.hasAttribute('data-filler')));
    for (const row of marked) expect(row.filter((filler) => filler)).toHaveLength(2);
    expect(marked[0]).toEqual(marked[1]);
  });

  it('keeps what is set in the address, beginning at the first page, and clears it', async () => {
    const search = show({ source: { data: rooms(45) }, pages }, '/?page=3');
    fireEvent.change(screen.getByRole('combobox', { name: 'Floor' }), { target: { value: 'first' } });
    expect(search()).toBe('?floor=first');
    fireEvent.click(screen.getByRole('button', { name: 'Seats' }));
    expect(search()).toBe('?floor=first&sort=seats');
    fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '20' } });
    expect(names()).toHaveLength(20);
    fireEvent.change(screen.getByRole('textbox', { name: 'Search: Rooms' }), {
      target: { value: 'ROOM ４' },
    });
    expect(await screen.findByText('7 of 45')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(search()).toBe('?sort=seats&size=20');
  });

  it('chooses what is on view, and what a filter hides is not meant', () => {
    const chosen = vi.fn();
    const bulk = (selection: { chosen: () => Promise<Room[]>; count: number }) => (
      <button type="button" onClick={() => void selection.chosen().then(chosen)}>
        Delete {selection.count}
      </button>
    );
    show({ source: { data: rooms(12) }, pages, select: true }, '/', { bulk });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page: Rooms' }));
    expect(screen.getByText('10 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Select all 12' }));
    expect(screen.getByText('Delete 12')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Select all 12' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Room 1' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Floor' }), { target: { value: 'ground' } });
    expect(screen.getByText('Delete 5')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Room 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Select all 6' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Floor' }), { target: { value: '' } });
    expect(screen.getByText('Delete 6')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the selection' }));
  });

  it('opens a row by a click and by its name, and keeps which one', () => {
    const search = show({ source: { data: rooms(3) }, pages, open: 'room' });
    fireEvent.click(screen.getByRole('cell', { name: 'first' }));
    expect(search()).toBe('?room=r2');
    fireEvent.click(screen.getByRole('button', { name: 'Room 3' }));
    expect(search()).toBe('?room=r3');
  });
});

describe('its states', () => {
  it('says what belongs here, that nothing matches, that it loads, that it failed', () => {
    show({ source: { data: [] }, pages });
    expect(screen.getByText('No rooms yet')).toBeTruthy();
    cleanup();
    show({ source: { data: rooms(3) }, pages }, '/?q=cellar');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    cleanup();
    show({ source: { data: undefined }, pages });
    expect(document.querySelector('[data-skeleton]')).toBeTruthy();
    expect(screen.queryByText('No rooms yet')).toBeNull();
    cleanup();
    const refetch = vi.fn();
    const error = new ApiError({ kind: 'refused', endpoint: 'x.list', code: 500, message: 'No luck today' });
    show({ source: { data: undefined, error, refetch }, pages });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('No luck today')).toBeTruthy();
    fireEvent.click(alert.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    fireEvent.click(alert.getByRole('button', { name: 'Details' }));
    expect(alert.getByText(/endpoint: x\.list/)).toBeTruthy();
  });
});

describe('a list on a server', () => {
  const server = (count: number) => {
    const asked: PageQuery<Key>[] = [];
    const load = vi.fn(async (ask: PageQuery<Key>): Promise<PageOfRows<Room>> => {
      asked.push(ask);
      const first = (ask.pageNo - 1) * ask.pageSize;
      const all = rooms(count).filter(({ floor }) => ask.values.floor === '' || floor === ask.values.floor);
      return { rows: all.slice(first, first + ask.pageSize), total: all.length };
    });
    return { asked, source: { pageSize: 20, gather: 30, load } };
  };

  it('asks for the page on view, with the filter and the order', async () => {
    const { asked, source } = server(45);
    show({ source, pages }, '/?page=3&sort=-seats&floor=ground');
    expect(await screen.findByText('Room 41')).toBeTruthy();
    expect(asked).toEqual([
      {
        values: { q: '', floor: 'ground' },
        sort: { column: 'seats', direction: 'descending' },
        pageNo: 3,
        pageSize: 10,
      },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(await screen.findByText('Room 21')).toBeTruthy();
  });

  it('begins the choice afresh with another filter, and gathers what is chosen', async () => {
    const { source } = server(45);
    const chosen = vi.fn();
    const bulk = (selection: { chosen: () => Promise<Room[]>; count: number }) => (
      <button type="button" onClick={() => void selection.chosen().then((all) => chosen(all.length))}>
        Delete {selection.count}
      </button>
    );
    show({ source, select: true }, '/', { bulk, height: 398 });
    await screen.findByText('Room 1');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all: Rooms' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete 45' }));
    await until(() => chosen.mock.calls.length > 0);
    expect(chosen).toHaveBeenCalledWith(45);
    fireEvent.change(screen.getByRole('combobox', { name: 'Floor' }), { target: { value: 'first' } });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(await screen.findByText('22 in all')).toBeTruthy();
  });

  it('adds rows until the end, which it names', async () => {
    const { source } = server(45);
    show({ source, more: 20 });
    await screen.findByText('Room 20');
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
    await screen.findByText('Room 40');
    fireEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
    await screen.findByText('Room 45');
    expect(screen.getByText('End of the list: 45')).toBeTruthy();
  });

  it('goes back to the last page when there are fewer rows', async () => {
    let count = 45;
    const load = async ({ pageNo, pageSize }: PageQuery<Key>) => {
      const all = rooms(count);
      return { rows: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
    };
    show({ source: { pageSize: 20, load }, pages }, '/?page=5', { refresh: true });
    await screen.findByText('Room 45');
    count = 12;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Room 12')).toBeTruthy();
    expect(screen.queryByText('Room 45')).toBeNull();
  });
});

it('shows the columns that the user chose, in their order, also the next time', () => {
  show({ source: { data: rooms(3) }, pages });
  fireEvent.click(screen.getByRole('button', { name: 'Columns of Rooms' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Id' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Floor' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move Id up' }));
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Name', 'Id', 'Seats']);
  cleanup();
  show({ source: { data: rooms(3) }, pages });
  expect(titles()).toEqual(['Name', 'Id', 'Seats']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns of Rooms' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
  expect(titles()).toEqual(['Name', 'Floor', 'Seats']);
});

it('has a row’s actions at its end, the third and later ones in a menu', () => {
  const done = vi.fn();
  const action = (key: string, { name }: Room) => ({
    key,
    label: key,
    name: `${key} ${name}`,
    onSelect: () => done(key, name),
  });
  show({ source: { data: rooms(2) }, pages }, '/', {
    actions: (room) => ['Edit', 'Delete', 'Copy', 'Share'].map((key) => action(key, room)),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Room 2' }));
  expect(done).toHaveBeenCalledWith('Delete', 'Room 2');
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  fireEvent.click(row.getByRole('button', { name: 'More' }));
  fireEvent.click(row.getByRole('menuitem', { name: 'Share' }));
  expect(done).toHaveBeenCalledWith('Share', 'Room 1');
});
