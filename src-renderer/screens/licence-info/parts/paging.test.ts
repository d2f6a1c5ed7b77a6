import { describe, expect, it, test } from 'vitest';
import { appListPages, licenceTablePages } from '#shared/rules/licence-info/tables.ts';
import { readPaging, toPage, toSize } from './paging.ts';

const read = (
  query: string,
  name: string,
  rows: number,
  sizes = appListPages as typeof appListPages | typeof licenceTablePages,
) => {
  const params = new URLSearchParams(query);
  return readPaging((key) => params.get(key) ?? '', name, sizes, rows);
};

describe('the page in the address', () => {
  it.each([
    ['', 48, { page: 1, size: 10, pages: 5, first: 0, end: 10 }],
    ['page=5', 48, { page: 5, first: 40, end: 48 }],
    ['page=6', 48, { page: 5, first: 40, end: 48 }],
    ['page=0', 48, { page: 1 }],
    ['page=1.5', 48, { page: 1 }],
    ['page=2&size=30', 48, { page: 2, size: 30, pages: 2, first: 30, end: 48 }],
    ['size=100', 48, { pages: 1, end: 48 }],
    ['size=5', 48, { size: 10 }],
    ['page=3', 0, { page: 1, pages: 1, first: 0, end: 0 }],
  ])('%s of %i rows', (query, rows, paging) => {
    expect(read(query, '', rows)).toMatchObject(paging);
  });

  it('has a name of its own', () => {
    expect(read('page=3&modulesPage=2&modulesSize=5', 'modules', 33, licenceTablePages)).toMatchObject({
      page: 2,
      size: 5,
    });
  });
});

test('turning and resizing', () => {
  expect(toPage('', 2)).toEqual({ page: '2' });
  expect(toPage('modules', 1)).toEqual({ modulesPage: '' });
  expect(toSize('', appListPages, 30, 40)).toEqual({ size: '30', page: '2' });
  expect(toSize('', appListPages, 10, 0)).toEqual({ size: '', page: '' });
});
