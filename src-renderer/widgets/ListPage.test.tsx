// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { DetailPage, Fact, Facts } from './DetailPage.tsx';
import { ListPage, type ListRead } from './ListPage.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}
const rows: readonly Row[] = Array.from({ length: 25 }, (_, index) => ({
  id: `${index}`,
  name: `Row ${index + 1}`,
}));
const refetch = vi.fn();
const read = (part: Partial<ListRead<Row>>): ListRead<Row> => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch,
  ...part,
});
const failure = new ApiError({ kind: 'refused', endpoint: 'x.list', code: 500, message: 'No luck today' });

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  await loadLanguage('en-US');
});
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

function show(list: ListRead<Row>, address = '/', onOpen?: (row: Row) => void) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ListPage<Row>
        title="Things"
        label="Things"
        read={list}
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        rowKey={(row) => row.id}
        searchText={(row) => row.name}
        empty={{ title: 'No things yet' }}
        pageSize={10}
        {...(onOpen ? { onOpen } : {})}
      />
    </MemoryRouter>,
  );
}

test('shows rows, the total, and the page that the address names', () => {
  show(read({ data: rows }), '/?page=3');
  expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeTruthy();
  expect(screen.getByText('25 in all')).toBeTruthy();
  expect(screen.getByText('Row 25')).toBeTruthy();
  expect(screen.queryByText('Row 1')).toBeNull();
});

test('the search is in the address, counts, and says when nothing matches', () => {
  show(read({ data: rows }), '/?q=row%202');
  expect(screen.getByText('8 of 25')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'nothing' } });
  expect(screen.getByText('Nothing matches')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByText('25 in all')).toBeTruthy();
});

test('an empty list says what belongs here', () => {
  show(read({ data: [] }));
  expect(screen.getByText('No things yet')).toBeTruthy();
});

test('a failure shows the message of the server with retry and details', () => {
  show(read({ error: failure }));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText('No luck today')).toBeTruthy();
  fireEvent.click(alert.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  fireEvent.click(alert.getByRole('button', { name: 'Details' }));
  expect(alert.getByText(/endpoint: x\.list/)).toBeTruthy();
});

test('a row opens by click and by Enter', () => {
  const onOpen = vi.fn();
  show(read({ data: rows }), '/', onOpen);
  const row = screen.getByText('Row 2').closest('tr');
  if (!row) throw new Error('no row');
  fireEvent.click(row);
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(onOpen.mock.calls).toEqual([[rows[1]], [rows[1]]]);
});

test('a detail page shows its facts, or why it has none', () => {
  const page = (data: Row | undefined, error: unknown) => (
    <DetailPage title="One" read={{ data, error, refetch }}>
      {(row) => (
        <Facts>
          <Fact label="Name">{row.name}</Fact>
        </Facts>
      )}
    </DetailPage>
  );
  const { rerender } = render(page(rows[0], null));
  expect(screen.getByRole('definition').textContent).toBe('Row 1');
  rerender(page(undefined, failure));
  expect(screen.getByRole('alert').textContent).toContain('No luck today');
});
