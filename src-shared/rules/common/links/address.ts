/**
 * The one policy for addresses, whoever gives them (limits §6): of the web, http or https and nothing else; or a page of
 * the platform by its path. None holds a name and a password, signs that nobody sees, or what a browser takes for
 * another address than a reader does.
 */
export interface WebAddress {
  /** Re-serialised: what is followed is what was checked. */
  readonly href: string;
  /** Plain http: anybody on the way can read and change it. */
  readonly insecure: boolean;
}

/** Blanks but the usual one, signs without a shape, such as turn the line; and what a browser reads as `/`. */
const unseen = /[^\S ]|\p{C}|\p{DI}|[\u2800\\]/u;

export function holdsUnseen(text: string): boolean {
  return unseen.test(text);
}

/** A whole address of the web; null: it is none. */
export function webAddress(given: string): WebAddress | null {
  const text = given.trim();
  if (holdsUnseen(given.replace(/^\s+|\s+$/g, '')) || !/^https?:\/\/[^/?#]/i.test(text)) return null;
  if (hasUserInfo(text)) return null;
  const url = URL.parse(text);
  if (!url?.hostname || url.username !== '' || url.password !== '') return null;
  return { href: url.href, insecure: url.protocol === 'http:' };
}

/** Also an empty one: whoever reads the address takes what stands before the `@` for the server. */
export function hasUserInfo(address: string): boolean {
  return /^\s*[a-z][a-z0-9+.-]*:[/\\]*[^/?#\\]*@/i.test(address);
}

/** Signs that no path has, and the ends of what an address stands in. */
const notInPath = /[\s"'<>^`{|}]/;
const notBehind = /[\s"<>`]/;

/** A page of the platform: a path, from its root or from its base, with whatever stands behind `?` or `#`. */
export function isPlatformPage(given: string): boolean {
  const text = given.trim();
  if (text === '' || holdsUnseen(text)) return false;
  const [path = ''] = text.split(/[?#]/);
  if (notInPath.test(path) || notBehind.test(text)) return false;
  // A page behind a `#` may stand at the server's root.
  if (!/^\/?[^/:][^:]*$/.test(path) || path.includes('//')) return false;
  return !path.split('/').some(leadsUp);
}

/** Also as a browser spells it: `%2e` is a dot. */
function leadsUp(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment) || /%(2f|5c|00)/i.test(segment);
}

/** Either of both. */
export function isAddress(given: string): boolean {
  return isPlatformPage(given) || webAddress(given) !== null;
}
