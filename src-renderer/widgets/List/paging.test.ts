import { describe, expect, it, test } from 'vitest';
import { readPaging, toPage, toSize } from './paging.ts';

const sizes = { initial: 10, options: [10, 30, 50, 100] };

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
    // Until the count is known, the address's page is requested.
    ['page=3', Number.POSITIVE_INFINITY, { page: 3, first: 20, end: 30 }],
  ])('%s of %d rows', (query, rows, paging) => {
    const params = new URLSearchParams(query);
    expect(readPaging((key) => params.get(key) ?? '', sizes, rows)).toMatchObject(paging);
  });
});

test('turning and resizing', () => {
  expect(toPage(2)).toEqual({ page: '2' });
  expect(toPage(1)).toEqual({ page: '' });
  expect(toSize(sizes, 30, 40)).toEqual({ size: '30', page: '2' });
  expect(toSize(sizes, 10, 0)).toEqual({ size: '', page: '' });
});
