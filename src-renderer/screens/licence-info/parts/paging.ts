/** Pages of a table whose page and size live in the address under a name of its own: a page may hold several. */
import type { PageSizes } from '#shared/rules/licence-info/tables.ts';
import type { Address } from '#state/address.ts';

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly pages: number;
  /** Rows of the page: from the first one, to before the end. */
  readonly first: number;
  readonly end: number;
}

export function pageNames(name: string): { readonly page: string; readonly size: string } {
  return name === '' ? { page: 'page', size: 'size' } : { page: `${name}Page`, size: `${name}Size` };
}

/** A page that is not there is the last or first one; a size that is not offered is the initial one. */
export function readPaging(get: Address['get'], name: string, sizes: PageSizes, rows: number): Paging {
  const names = pageNames(name);
  const asked = Number(get(names.size));
  const size = sizes.options.includes(asked) ? asked : sizes.initial;
  const pages = Math.max(1, Math.ceil(rows / size));
  const wanted = Number(get(names.page));
  const page = Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, pages) : 1;
  const first = (page - 1) * size;
  return { page, size, pages, first, end: Math.min(rows, first + size) };
}

/** What the address gets for another page. */
export function toPage(name: string, page: number): Record<string, string> {
  return { [pageNames(name).page]: page > 1 ? String(page) : '' };
}

/** Another size keeps the row at the top of the page on view. */
export function toSize(name: string, sizes: PageSizes, size: number, first: number): Record<string, string> {
  return {
    [pageNames(name).size]: size === sizes.initial ? '' : String(size),
    ...toPage(name, Math.floor(first / size) + 1),
  };
}
