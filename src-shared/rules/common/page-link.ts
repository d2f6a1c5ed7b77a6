/** Links that open a page of the console in Steward: `steward://open?profile=NAME&path=/base/licence`. */

export const linkScheme = 'steward';

const pathLimit = 512;
/** One segment of a page's address: plain characters, so that every reader sees the same path. */
const segment = /^[A-Za-z0-9_~@:-][A-Za-z0-9_~@:.-]*$/;
const search = /^\?[A-Za-z0-9_~@:.,=&+-]*$/;
/** The platform's own paths are data, not pages. */
const data = /^\/p?api(?:\/|$)/i;

/** `path` is decoded once; an escape that is left was escaped twice. */
export function isLinkablePath(path: string): boolean {
  if (path.length > pathLimit || !path.startsWith('/') || data.test(path)) return false;
  const at = path.indexOf('?');
  const pathname = at < 0 ? path : path.slice(0, at);
  if (at >= 0 && !search.test(path.slice(at))) return false;
  if (pathname === '/') return true;
  return pathname
    .slice(1)
    .split('/')
    .every((part) => segment.test(part));
}

/** The link to a page of a server. A search that no link can carry is left out, since the page opens without it too. */
export function pageLink(profile: string, path: string): string {
  const [pathname = '/'] = path.split('?');
  const target = [path, pathname].find(isLinkablePath) ?? '/';
  return `${linkScheme}://open?${new URLSearchParams({ profile, path: target })}`.replaceAll('+', '%20');
}
