/**
 * The addresses of the platform's own pages. The documents show some paths relative to a manager base path, whose value
 * they withhold (1§2), and not the others: a profile can map each of them, like a call's path.
 */
import { menuEntries } from '../common/menu/entries.ts';

/** Prefix of page ids in lists of calls, so that no call has the same id. */
const prefix = 'page.';

/** A page whose path a profile may map; `manager` is the base of every path that does not begin with `/`. */
export interface PlacedPage {
  readonly id: string;
  readonly code: string;
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

/** The path of a page from the server's base, with a leading slash; `pages` are the mapped paths. */
export function platformPath(
  pages: Readonly<Record<string, string>>,
  page: { readonly code: string; readonly path: string },
): string {
  const path = ownPage(pages, page.code) ?? page.path;
  if (path.startsWith('/')) return path;
  const base = ownPage(pages, managerBase.code) ?? managerBase.path;
  return `${base.replace(/\/+$/, '')}/${path}`;
}

function ownPage(pages: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(pages, code) ? pages[code] : undefined;
}

/** Whether a path may be a page's: plain segments, also after a `#`, and no `..`. */
export function isPagePath(path: string): boolean {
  return path.length <= 512 && /^\/?[A-Za-z0-9_~.#-]+(\/[A-Za-z0-9_~.#-]+)*\/?$/.test(path) && !leadsUp(path);
}

function leadsUp(path: string): boolean {
  return path.split('/').some((segment) => /^\.{1,2}$/.test(segment));
}

/** The address of a page, always below the server's base; null for the sandbox, which has no such pages. */
export function platformAddress(base: string, path: string): string | null {
  if (base === '') return null;
  const way = /^[^?#]*/.exec(path)?.[0] ?? '';
  const segments = way.split('/').filter((part) => part !== '' && !/^(?:\.|%2e){1,2}$/i.test(part));
  const rest = path.slice(way.length);
  // A page behind a fragment keeps the slash in front of it: sp/#/goals.
  const slash = rest !== '' && way.endsWith('/') && segments.length > 0 ? '/' : '';
  return `${base.replace(/\/+$/, '')}/${segments.join('/')}${slash}${rest}`;
}
