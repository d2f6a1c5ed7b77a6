/**
 * Where the platform's own pages are on a server. The documents show some paths, relative to a manager base path whose
 * value they do not show (1§2), and not the others: a profile says where this server has them, like a call's path.
 */
import { menuEntries } from '../common/menu/entries.ts';

/** Prefix of these pages where they stand among calls, so that no call has the same name. */
const prefix = 'page.';

/** A page that a profile may place elsewhere; `manager`: what stands before every path that does not begin with `/`. */
export interface PlacedPage {
  readonly id: string;
  readonly code: string;
  /** Where it is without a word of the profile. */
  readonly path: string;
}

export const managerBase: PlacedPage = { id: `${prefix}manager`, code: 'manager', path: '' };
const help: PlacedPage = { id: `${prefix}help`, code: 'help', path: 'help' };

export const placedPages: readonly PlacedPage[] = [
  managerBase,
  ...menuEntries
    .filter(({ owner }) => owner === 'platform')
    .map(({ code, path }) => ({ id: prefix + code, code, path })),
  help,
];

export function pageIdOf(code: string): string {
  return prefix + code;
}

export function isPageId(id: string): boolean {
  return placedPages.some((page) => page.id === id);
}

/** The path of a page on the server, from the server's base, with a leading slash; `pages`: what its mapping says. */
export function platformPath(
  pages: Readonly<Record<string, string>>,
  page: { readonly code: string; readonly path: string },
): string {
  const path = own(pages, page.code) ?? page.path;
  if (path.startsWith('/')) return path;
  const base = own(pages, managerBase.code) ?? managerBase.path;
  return `${base.replace(/\/+$/, '')}/${path}`;
}

function own(pages: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(pages, code) ? pages[code] : undefined;
}

/** Whether a path can be a page's: plain segments, also behind a `#`; none that leads up. */
export function isPagePath(path: string): boolean {
  return path.length <= 512 && /^\/?[A-Za-z0-9_~.#-]+(\/[A-Za-z0-9_~.#-]+)*\/?$/.test(path) && !leadsUp(path);
}

function leadsUp(path: string): boolean {
  return path.split('/').some((segment) => /^\.{1,2}$/.test(segment));
}

/** The address of a page; null for the sandbox, which has none of its own. The path can't leave the server's base. */
export function platformAddress(base: string, path: string): string | null {
  if (base === '') return null;
  const [way = ''] = path.split('?');
  const segments = way.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return `${base.replace(/\/+$/, '')}/${segments.join('/')}${path.slice(way.length)}`;
}
