import { expect, test } from 'vitest';
import { type Column, drawnColumns, fileColumns, sortValueOf } from './column.ts';

interface Row {
  readonly name: string;
  readonly seats: number | null;
}
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, sort: true },
  {
    key: 'seats',
    title: 'Seats',
    text: ({ seats }) => (seats === null ? '–' : `${seats} seats`),
    sort: ({ seats }) => seats,
    export: ({ seats }) => seats,
  },
  { key: 'actions', title: 'Actions', text: () => '', export: false },
  {
    key: 'both',
    title: 'Both',
    text: () => '',
    export: [
      { title: 'One', value: () => 1 },
      { title: 'Two', value: () => 2 },
    ],
  },
  { key: 'id', title: 'Id', only: 'file', export: ({ name }) => `id-${name}` },
];

test('a file gets the text, the value, several columns, nothing; and what only files have', () => {
  const row = { name: 'North', seats: 12 };
  expect(fileColumns(columns).map(({ title, value }) => [title, value(row)])).toEqual([
    ['Name', 'North'],
    ['Seats', 12],
    ['One', 1],
    ['Two', 2],
    ['Id', 'id-North'],
  ]);
});

test('the screen has the others', () => {
  expect(drawnColumns(columns).map(({ key }) => key)).toEqual(['name', 'seats', 'actions', 'both']);
});

test('rows are sorted by the value or by the text, and not by what says nothing', () => {
  const [name, seats, actions] = drawnColumns(columns);
  const row = { name: 'North', seats: null };
  expect(sortValueOf(name)?.(row)).toBe('North');
  expect(sortValueOf(seats)?.(row)).toBeNull();
  expect(sortValueOf(actions)).toBeNull();
  expect(sortValueOf(undefined)).toBeNull();
});
