import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { CellSheet } from './CellSheet.tsx';
import { type CellSpan, singleCell } from './cell-range.ts';
import type { CellSheetProps } from './cell-sheet.ts';

beforeAll(async () => {
  await loadLanguage('en-US');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const columns = Array.from({ length: 200 }, (_, index) => ({ key: `c${index}`, title: `Column ${index}` }));

function Sample(props: Partial<CellSheetProps>) {
  const [range, setRange] = useState(singleCell({ row: 0, column: 0 }));
  const nothing = () => undefined;
  return (
    <CellSheet
      label="Sheet"
      rowsTitle="Rows"
      rows={2000}
      rowName={(row) => `Row ${row}`}
      columns={columns}
      cell={(row, column) => ({ text: `${row}/${column}`, ...(row === 1 ? { was: 'before' } : {}) })}
      version=""
      range={range}
      onRange={setRange}
      onView={nothing}
      onNext={nothing}
      onEmpty={nothing}
      onBack={nothing}
      onSet={nothing}
      onFill={nothing}
      onPaste={nothing}
      empty={{ title: 'Nothing', text: 'None was added.' }}
      {...props}
    />
  );
}

const grid = () => screen.getByRole('grid', { name: 'Sheet' });
const press = (key: string, modifiers: object = {}) => fireEvent.keyDown(grid(), { key, ...modifiers });
const textOf = (cell: HTMLElement) => cell.textContent;
const chosen = () => screen.getAllByRole('gridcell', { selected: true }).map(textOf);
const cellOf = (text: string) =>
  screen.getAllByRole('gridcell').find((cell) => textOf(cell) === text) as HTMLElement;

test('draws what is on view only, and says how much there is', () => {
  const onView = vi.fn();
  render(<Sample onView={onView} />);
  expect([grid().getAttribute('aria-rowcount'), grid().getAttribute('aria-colcount')]).toEqual([
    '2001',
    '201',
  ]);
  expect(screen.getAllByRole('gridcell').length).toBeLessThan(600);
  expect(onView.mock.calls.at(-1)?.[1]).toBeLessThan(20);
  const last = screen.getAllByRole('columnheader').at(-1);
  expect(last?.getAttribute('aria-colindex')).toBe(String(onView.mock.calls.at(-1)?.[1] + 1));
});

test('chooses by keys and by pointer, rows and columns by their names', () => {
  render(<Sample />);
  press('ArrowDown');
  press('ArrowRight', { shiftKey: true });
  press('ArrowDown', { shiftKey: true });
  expect(chosen()).toEqual(['1/0', '1/1', '2/0', '2/1']);
  expect(cellOf('1/0').dataset.changed).toBe('true');
  fireEvent.pointerDown(cellOf('3/2'), { button: 0 });
  fireEvent.pointerMove(cellOf('4/2'), { buttons: 1 });
  expect(chosen()).toEqual(['3/2', '4/2']);
  fireEvent.pointerDown(screen.getByRole('rowheader', { name: 'Row 5' }), { button: 0 });
  expect(chosen()[0]).toBe('5/0');
  expect(chosen().every((text) => text?.startsWith('5/'))).toBe(true);
  fireEvent.pointerDown(screen.getByRole('columnheader', { name: 'Column 1' }), { button: 0 });
  expect(chosen().every((text) => /^\d+\/1\b/.test(text ?? ''))).toBe(true);
});

test('points at the cell in use, whose row is drawn wherever it is', () => {
  render(<Sample />);
  press('End', { ctrlKey: true });
  const row = screen.getByRole('rowheader', { name: 'Row 1999' }).closest('[role="row"]') as HTMLElement;
  expect(within(row).getAllByRole('gridcell').at(-1)?.id ?? '').toBe(
    grid().getAttribute('aria-activedescendant') ?? '',
  );
});

test('tells what is done with the chosen cells', () => {
  const done: string[] = [];
  const tell = (what: string) => (span?: CellSpan) =>
    done.push(span ? `${what} ${span.top}-${span.bottom} ${span.left}-${span.right}` : what);
  render(
    <Sample
      onNext={tell('next')}
      onEmpty={tell('empty')}
      onBack={() => tell('back')()}
      onSet={() => tell('set')()}
      onFill={(span, way) => tell(way)(span)}
      onPaste={(table, span) => tell(`paste ${JSON.stringify(table)}`)(span)}
    />,
  );
  press('ArrowDown', { shiftKey: true });
  press(' ');
  press('Delete');
  press('d', { ctrlKey: true });
  press('r', { metaKey: true });
  press('z', { ctrlKey: true });
  press('Enter');
  fireEvent.paste(grid(), { clipboardData: { getData: () => 'a\tb' } });
  expect(done).toEqual([
    'next 0-1 0-0',
    'empty 0-1 0-0',
    'down 0-1 0-0',
    'across 0-1 0-0',
    'back',
    'set',
    'paste [["a","b"]] 0-1 0-0',
  ]);
});

test('copies what is chosen as a table', () => {
  render(<Sample />);
  press('ArrowDown', { shiftKey: true });
  press('ArrowRight', { shiftKey: true });
  const setData = vi.fn();
  fireEvent.copy(grid(), { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', '0/0\t0/1\n1/0\t1/1');
});

test('says what belongs here where there is nothing', () => {
  render(<Sample rows={0} />);
  expect(screen.getByText('Nothing')).toBeTruthy();
  expect(press('ArrowDown')).toBe(true);
  expect(grid().hasAttribute('aria-activedescendant')).toBe(false);
});

test('a letter begins to write the cell, and stays the browser\u2019s', () => {
  const onType = vi.fn();
  render(<Sample onType={onType} />);
  expect(press('a')).toBe(true);
  expect(onType).toHaveBeenCalledTimes(1);
  expect(press('a', { ctrlKey: true })).toBe(false);
  expect(onType).toHaveBeenCalledTimes(1);
});
