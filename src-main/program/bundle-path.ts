/**
 * From a URL's path to a file of the console's bundle, for both shells: `console://app/…` and `http://127.0.0.1/…`.
 * It answers a relative path made of plain names or nothing; whoever opens it joins it to the bundle folder.
 * What the bundler writes needs no escapes, so a path with any is refused instead of decoded (limits.md §2). Nothing here touches the disk.
 */

/** A file of the bundle, or the page itself for a route of the console; null: there is no such thing. */
export type BundlePath =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'page'; readonly path: 'index.html' };

/** The console itself, which says of an address that it does not know. */
export const consolePage: BundlePath = { kind: 'page', path: 'index.html' };

/** Whether whoever asks would look at the answer: browsers say so when an address is opened (RFC 9110 §12.5.1). */
export function isForPeople(accept: string): boolean {
  return /\btext\/html\b/i.test(accept);
}

/** Names as the bundler writes them; no dot at either end, so neither `..` nor a hidden file. */
const segmentPattern = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9_-])?$/;
/** A route may carry an id of the platform: letters of any script, escaped, but nothing that a path is made of. */
const routePattern =
  /^\/(?:[A-Za-z0-9_~-]|%[0-9A-F]{2}|[.:@!$&'()*+,=])*(?:\/(?:[A-Za-z0-9_~-]|%[0-9A-F]{2}|[.:@!$&'()*+,=])*)*$/i;
/** Windows opens these as devices in every folder, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9]|conin|conout)(?:\.|$)/i;
const lengthLimit = 2048;

/**
 * `pathname` is the path as it came: not decoded, without query and fragment. A last segment with a dot is a
 * file, anything else a route of the console, which is answered with the page.
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

/** The page is harmless whatever it is asked as; a path that some other reader could take for a file is not answered. */
function isRoute(pathname: string, segments: readonly string[]): boolean {
  if (!routePattern.test(pathname)) return false;
  if (segments.some((segment, i) => segment === '' && i < segments.length - 1)) return false;
  if (segments.some((segment) => /^\.+$/.test(segment))) return false;
  // Escaped control characters, slash, backslash, dot, percent and colon.
  return !/%(?:[01][0-9a-f]|7f|2f|5c|2e|25|3a)/i.test(pathname);
}
