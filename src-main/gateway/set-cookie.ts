/** Reads one Set-Cookie value (RFC 6265 §5.2, §5.3; prefixes: RFC 6265bis §4.1.3). Pure. */
import { cookieDate } from './cookie-date.ts';

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  /** Milliseconds since 1970, UTC; null for a cookie that lasts until the program ends. */
  readonly expires: number | null;
}

/** Source of the response: its host, the request's path as sent, and whether TLS was used. */
export interface CookieSource {
  readonly host: string;
  readonly path: string;
  readonly secure: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

/** Characters of name and value together (RFC 6265bis §5.6). */
const sizeLimit = 4096;
// RFC 6265 §4.1.1: characters that keep their meaning in a Cookie header; spaces are tolerated as in browsers.
const nameCharacters = /^[A-Za-z0-9!#$%&'*+\-.^_`|~]+$/;
const valueCharacters = /^[\x20\x21\x23-\x2b\x2d-\x3a\x3c-\x7e",]*$/;

/** Returns the cookie; null where it is not meant for this host. */
export function readSetCookie(text: string, source: CookieSource): Cookie | null {
  const [pair = '', ...attributes] = text.split(';');
  const equals = pair.indexOf('=');
  if (equals < 1) return null;
  const name = pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  if (!nameCharacters.test(name) || !valueCharacters.test(value)) return null;
  if (name.length + value.length > sizeLimit) return null;

  let path = defaultPath(source.path);
  let expires: number | null = null;
  let maxAge: number | null = null;
  let secure = false;
  let domain = '';
  for (const attribute of attributes) {
    const [key = '', ...rest] = attribute.split('=');
    const value = rest.join('=').trim();
    const lower = key.trim().toLowerCase();
    if (lower === 'path') path = value.startsWith('/') ? value : defaultPath(source.path);
    else if (lower === 'expires') expires = cookieDate(value) ?? expires;
    else if (lower === 'max-age' && /^-?\d+$/.test(value)) maxAge = Number(value);
    else if (lower === 'secure') secure = true;
    else if (lower === 'domain') domain = value.replace(/^\./, '').toLowerCase();
  }
  // A cookie for a parent domain is kept for this host only; one for another domain is refused.
  // wall: cookie-domain
  if (domain !== '' && domain !== source.host && !source.host.endsWith(`.${domain}`)) return null;
  if (secure && !source.secure) return null;
  if (/^__secure-/i.test(name) && !secure) return null;
  if (/^__host-/i.test(name) && (!secure || domain !== '' || path !== '/')) return null;
  if (maxAge !== null) expires = maxAge <= 0 ? 0 : source.now + maxAge * 1000;
  return { name, value, path, expires };
}

/** RFC 6265 §5.1.4. */
export function pathMatches(cookiePath: string, requestPath: string): boolean {
  if (cookiePath === requestPath) return true;
  return (
    requestPath.startsWith(cookiePath) && (cookiePath.endsWith('/') || requestPath[cookiePath.length] === '/')
  );
}

/** RFC 6265 §5.1.4: the request's path up to its last slash. */
function defaultPath(requestPath: string): string {
  const path = requestPath.split('?', 1)[0] ?? '';
  const last = path.lastIndexOf('/');
  return last <= 0 ? '/' : path.slice(0, last);
}
