/**
 * The one policy for addresses of any origin (limits §6): a web address with http or https only, or a page of the
 * platform by its path. An address must not hold a user name and a password, invisible characters, or anything that a
 * browser reads as another address than a person does.
 */
export interface WebAddress {
  /** The re-serialised address: the followed address is exactly the checked one. */
  readonly href: string;
  /** Plain http can be read and changed on the way. */
  readonly insecure: boolean;
}

/** Blanks except the plain one, invisible characters such as bidi controls, and a sign that browsers read as `/`. */
const unseen = /[^\S ]|\p{C}|\p{DI}|[\u2800\\]/u;

export function holdsUnseen(text: string): boolean {
  return /* wall: address-unseen */ unseen.test(text);
}

/** Returns a complete web address, or null. */
export function webAddress(input: string): WebAddress | null {
  const text = input.trim();
  if (
    holdsUnseen(input.replace(/^\s+|\s+$/g, '')) ||
    /* wall: address-scheme */ !/^https?:\/\/[^/?#]/i.test(text)
  )
    return null;
  // wall: address-user-info
  if (hasUserInfo(text)) return null;
  const url = URL.parse(text);
  if (!url?.hostname || url.username !== '' || url.password !== '') return null;
  return { href: url.href, insecure: url.protocol === 'http:' };
}

/** An empty user name counts too, because a reader takes the text before the `@` for the server. */
export function hasUserInfo(address: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:[/\\]*[^/?#\\]*@/i.test(address);
}

/** Characters that no path contains, and delimiters of texts around an address. */
const notInPath = /[\s"'<>^`{|}]/;
const notBehind = /[\s"<>`]/;

/** Tells whether the text is a page of the platform: a path from root or base, with optional `?` and `#` parts. */
export function isPlatformPage(input: string): boolean {
  const text = input.trim();
  if (text === '' || holdsUnseen(text)) return false;
  const [path = ''] = text.split(/[?#]/);
  if (notInPath.test(path) || notBehind.test(text)) return false;
  // The path may be `/` alone, with the page behind a `#`.
  // wall: address-page
  if (!/^\/?[^/:][^:]*$/.test(path) || path.includes('//')) return false;
  return !path.split('/').some(leadsUp);
}

/** The segment leads upwards, also in a browser's spelling: `%2e` is a dot. */
function leadsUp(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment) || /%(2f|5c|00)/i.test(segment);
}

export function isAddress(given: string): boolean {
  return isPlatformPage(given) || webAddress(given) !== null;
}
