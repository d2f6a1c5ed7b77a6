/**
 * Where a menu of the tenant's own leads: a page of the platform, with a query where it has one, since low-code pages
 * are told apart by it; or an address on the web, which is opened once somebody has seen it.
 */
export type MenuAddress =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'web'; readonly href: string }
  /** Neither: nobody is led there. */
  | { readonly kind: 'none' };

/** Characters; the documents give no limit. */
export const longestMenuAddress = 500;

export function menuAddress(given: string): MenuAddress {
  const text = given.trim();
  if (/^https:\/\//i.test(text)) return onWeb(text);
  return isPlatformPage(text) ? { kind: 'page', path: text } : { kind: 'none' };
}

/** As `richTextLink` has it for https, which the first picture has no need of. */
function onWeb(text: string): MenuAddress {
  const url = refused.test(text) ? null : URL.parse(text);
  const isPlain = url !== null && url.hostname !== '' && url.username === '' && url.password === '';
  return isPlain ? { kind: 'web', href: url.href } : { kind: 'none' };
}

/** Signs that a browser takes for something else, and such as nobody sees. */
const refused = /[\s\p{C}"'<>\\^`{|}]/u;

function isPlatformPage(text: string): boolean {
  if (text.length === 0 || text.length > longestMenuAddress || refused.test(text)) return false;
  const [path = ''] = text.split(/[?#]/);
  // A page behind a `#` may stand at the server's root.
  if (!/^\/?[^/:][^:]*$/.test(path) || path.includes('//')) return false;
  return !path.split('/').some(leadsUp);
}

/** Also as a browser spells it: `%2e` is a dot. */
function leadsUp(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment) || /%(2f|5c|00)/i.test(segment);
}
