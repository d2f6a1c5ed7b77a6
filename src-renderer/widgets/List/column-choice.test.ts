import { describe, expect, it } from 'vitest';
import type { DrawnColumn } from '../DataGrid/column.ts';
import { chosenColumns, movedKeys, noChoice, readChoice } from './column-choice.ts';

const column = (key: string, hidden = false): DrawnColumn<object> => ({
  key,
  title: key,
  hidden,
  text: () => '',
});
const columns = [column('name'), column('type'), column('start'), column('end'), column('creator', true)];
const shown = (choice: Partial<typeof noChoice>) =>
  chosenColumns(columns, { ...noChoice, ...choice })
    .filter(({ on }) => on)
    .map(({ column: { key } }) => key);

describe('the columns that are shown', () => {
  it.each([
    [{}, ['name', 'type', 'start', 'end']],
    [{ hidden: ['type'] }, ['name', 'start', 'end']],
    [{ hidden: ['name'] }, ['name', 'type', 'start', 'end']],
    [{ shown: ['creator'] }, ['name', 'type', 'start', 'end', 'creator']],
    [{ order: ['name', 'end', 'type', 'start'] }, ['name', 'end', 'type', 'start']],
    [{ order: ['end', 'name', 'gone', 'type'] }, ['name', 'end', 'type', 'start']],
  ])('of %j', (choice, keys) => expect(shown(choice)).toEqual(keys));

  it('gives a new column its declared place', () => {
    expect(shown({ order: ['name', 'end', 'start'] })).toEqual(['name', 'type', 'end', 'start']);
  });
});

it('moves a column by one, within its places', () => {
  const keys = ['name', 'a', 'b', 'c'];
  expect(movedKeys(keys, 'b', -1)).toEqual(['name', 'b', 'a', 'c']);
  expect(movedKeys(keys, 'b', 1)).toEqual(['name', 'a', 'c', 'b']);
  expect(movedKeys(keys, 'a', -1)).toEqual(keys);
  expect(movedKeys(keys, 'c', 9)).toEqual(keys);
  expect(movedKeys(keys, 'name', 1)).toEqual(keys);
});

it('takes nothing that is no choice', () => {
  for (const text of [
    null,
    '',
    'x',
    '[]',
    '{"order":1}',
    '{"hidden":[1]}',
    '{"widths":{"a":-1}}',
    '{"widths":null}',
  ]) {
    expect(readChoice(text), String(text)).toEqual(noChoice);
  }
  const choice = { order: ['a'], hidden: ['b'], shown: [], widths: { a: 90 } };
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
});
