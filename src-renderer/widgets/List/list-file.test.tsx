/** The content of a file that is exported while a filter is being applied. */
import { fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '#data/files.ts';
import { loadLanguage } from '#data/text.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { until } from '#shared/testing/until.ts';
import { type ProgramState, programAtom } from '#state/program.ts';
import type { Column } from '../DataGrid/column.ts';
import type { PageOfRows } from '../DataGrid/paged-rows.ts';
import { byWords } from './filters.ts';
import { ListScreen } from './ListScreen.tsx';
import type { ListSource, PageQuery } from './list-source.ts';
import { useList } from './use-list.ts';

interface Room {
  readonly name: string;
  readonly floor: string;
}
const rooms = (count: number): Room[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Room ${index + 1}`,
    floor: index % 2 === 0 ? 'ground' : 'first',
  }));
const columns: readonly Column<Room>[] = [{ key: 'name', title: 'Name', text: ({ name }) => name }];
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

afterAll(() => getDefaultStore().set(programAtom, null));
beforeAll(async () => {
  getDefaultStore().set(programAtom, {
    settings: settingsSchema.parse({ language: 'en-US' }),
  } as unknown as ProgramState);
  await loadLanguage('en-US');
});

function Rooms({ source }: { readonly source: ListSource<Room, Key> }) {
  const list = useList({ name: 'rooms', columns, filters, rowKey: ({ name }) => name, source });
  return <ListScreen list={list} label="Rooms" empty={{ title: 'No rooms yet', text: 'None was added.' }} />;
}

function show({ source }: { readonly source: ListSource<Room, Key> }) {
  const router = createMemoryRouter([{ path: '*', element: <Rooms source={source} /> }]);
  render(<RouterProvider router={router} />);
}

describe('a file asked for at the moment a filter changes', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(files, 'saveBlob').mockImplementation(async ({ content }) => saved.push(content) > 0);
  });
  const filed = async () => {
    fireEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
    await until(() => saved.length > 0);
    expect(saved).toHaveLength(1);
    const lines = (await saved[0]?.text())?.trim().split('\r\n').slice(1) ?? [];
    return lines.map((line) => line.split(',')[0]?.replaceAll('"', ''));
  };
  const numbered = (count: number, fits: (number: number) => boolean) =>
    Array.from({ length: count }, (_, index) => index + 1)
      .filter(fits)
      .map((number) => `Room ${number}`);
  const server = (count: number) => ({
    pageSize: 20,
    load: async ({ values, pageNo, pageSize }: PageQuery<Key>): Promise<PageOfRows<Room>> => {
      const all = rooms(count).filter(
        ({ floor, name }) => (values.floor || floor) === floor && name.includes(values.q),
      );
      return { rows: all.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: all.length };
    },
  });

  it.each([
    ['in memory', { data: rooms(45) }],
    ['in memory, many', { data: rooms(2500) }],
    ['on a server', server(45)],
  ])('%s: holds what was chosen just before', async (_, source) => {
    show({ source });
    await screen.findByText('Room 1');
    fireEvent.click(screen.getByRole('button', { name: 'Export Rooms' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Floor' }), { target: { value: 'first' } });
    const count = 'data' in source ? source.data.length : 45;
    expect(await filed()).toEqual(numbered(count, (number) => number % 2 === 0));
  });

  it.each([
    ['in memory, many', { data: rooms(2500) }],
    ['on a server, within the pause', server(45)],
  ])('%s: holds what was typed just before', async (_, source) => {
    show({ source });
    await screen.findByText('Room 1');
    fireEvent.click(screen.getByRole('button', { name: 'Export Rooms' }));
    const field = screen.getByRole('textbox', { name: 'Search: Rooms' });
    fireEvent.change(field, { target: { value: '44' } });
    fireEvent.blur(field);
    const count = 'data' in source ? source.data.length : 45;
    expect(await filed()).toEqual(numbered(count, (number) => `${number}`.includes('44')));
  });
});
