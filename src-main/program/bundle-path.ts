/**
 * Maps a URL's path to a file of the console's bundle, for both shells: `console://app/…` and `http://127.0.0.1/…`.
 * The result is a relative path of plain names, which the caller joins to the bundle folder, or null. File names of
 * the bundler need no escapes, so an escaped path is refused and not decoded (limits.md §2). Nothing here touches
 * the disk.
 */

/** A file of the bundle, or the page for a route of the console. `bundlePath` returns null for any other path. */
export type BundlePath =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'page'; readonly path: 'index.html' };

/** The console's page, which also reports unknown addresses to the user. */
export const consolePage: BundlePath = { kind: 'page', path: 'index.html' };

/** Whether a person would see the response: browsers accept HTML when an address is opened (RFC 9110 §12.5.1). */
export function isForPeople(accept: string): boolean {
  return /\btext\/html\b/i.test(accept);
}

/** File names of the bundler; no dot at either end, so neither `..` nor a hidden file. */
const segmentPattern = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;
/** A route may contain an id of the platform: escaped letters of any script, but no syntax of paths. */
const routePattern =
  /^\/(?:[A-Za-z0-9_~-]|%[0-9A-F]{2}|[.:@!$&'()*+,=])*(?:\/(?:[A-Za-z0-9_~-]|%[0-9A-F]{2}|[.:@!$&'()*+,=])*)*$/i;
/** Windows opens these names as devices in every folder, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9]|conin|conout)(?:\.|$)/i;
const lengthLimit = 2048;

/**
 * `pathname` is the raw path: not decoded, without query and fragment. A last segment with a dot means a file,
 * anything else a route of the console, which is answered with the page.
 */
export function bundlePath(pathname: string): BundlePath | null {
  if (pathname.length > lengthLimit || !pathname.startsWith('/')) return null;
  if (pathname === '/') return consolePage;
  const segments = pathname.slice(1).split('/');
  const last = segments.at(-1) ?? '';
  if (last.includes('.')) {
    const plain = segments.every((segment) => segmentPattern.test(segment) && !deviceName.test(segment));
    return plain && !segments.some((segment) => segment.includes('..'))
      ? { kind: 'file', path: segments.join('/') }
      : null;
  }
  return isRoute(pathname, segments) ? consolePage : null;
}

/** The page is harmless under any route, but a path that another reader could take for a file is refused. */
function isRoute(pathname: string, segments: readonly string[]): boolean {
  if (!routePattern.test(pathname)) return false;
  if (segments.some((segment, i) => segment === '' && i < segments.length - 1)) return false;
  if (segments.some((segment) => /^\.+$/.test(segment))) return false;
  // Escaped control characters, slash, backslash, dot, percent and colon.
  return !/%(?:[01][0-9a-f]|7f|2f|5c|2e|25|3a)/i.test(pathname);
}
