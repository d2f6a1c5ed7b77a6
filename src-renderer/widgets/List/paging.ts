import type { PageSizes } from '#shared/kit/page-sizes.ts';

export interface Paging {
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
  readonly pages: number;
  /** Index of the page's first row, and its exclusive end. */
  readonly first: number;
  readonly end: number;
}

/** Limits the page to existing ones; an unknown size becomes the initial one. */
export function readPaging(get: (name: 'page' | 'size') => string, sizes: PageSizes, rows: number): Paging {
  const sizeParam = Number(get('size'));
  const size = sizes.options.includes(sizeParam) ? sizeParam : sizes.initial;
  const pages = Math.max(1, Math.ceil(rows / size));
  const wanted = Number(get('page'));
  const page = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, pages) : 1;
  const first = (page - 1) * size;
  return { page, size, pages, first, end: Math.min(rows, first + size) };
}

/** The address's parameter of another page. */
export function toPage(page: number): { readonly page: string } {
  return { page: page > 1 ? String(page) : '' };
}

/** A new size keeps the page's first row on view. */
export function toSize(sizes: PageSizes, size: number, first: number): Record<'page' | 'size', string> {
  return { size: size === sizes.initial ? '' : String(size), ...toPage(Math.floor(first / size) + 1) };
}
