/**
 * The one canonicalisation of a request target. The result is sent as it is; nothing downstream decodes, joins or
 * normalises again, so that no two readers of the path can disagree (limits.md §3; RFC 3986 §3.3, §6.2). Pure.
 */

/** Characters (a target is ASCII) that a path with its query may have. */
export const targetLimit = 8192;

/** The reasons for which a path is refused; sent as `detail` of a PATH_REFUSED. */
export type RequestPathFault =
  | 'TOO_LONG'
  | 'NOT_ORIGIN_FORM'
  | 'CONTROL'
  | 'CHARACTERS'
  | 'FRAGMENT'
  | 'BACKSLASH'
  | 'PARAMETER'
  | 'ENCODING'
  | 'ENCODED_SLASH'
  | 'DOUBLE_ENCODING'
  | 'DOT_SEGMENT'
  | 'EMPTY_SEGMENT'
  | 'OUTSIDE';

export type CanonicalTarget =
  | { readonly ok: true /** Begins with /api or /papi. */; readonly path: string; readonly query: string }
  | { readonly ok: false; readonly fault: RequestPathFault };

/** Fast path for nearly every call: plain segments under an allowed root, which the steps below would not change. */
const plain = /^\/p?api(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/;
/** RFC 3986 `pchar` without `;`, whose meaning differs from server to server, plus `/` and `%`. */
const pathCharacters = /^[A-Za-z0-9\-._~!$&'()*+,=:@/%]*$/;
const allowedRoots: readonly string[] = ['api', 'papi'];

/** `target` is the raw request target, path and query. `query` keeps its `?` and is not changed. */
export function canonicalTarget(target: string): CanonicalTarget {
  if (target.length > targetLimit) return refuse('TOO_LONG');
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const badQuery = query === '' ? null : queryFault(query);
  if (badQuery) return refuse(badQuery);
  if (plain.test(path)) return { ok: true, path, query };
  const canonical = canonicalPath(path);
  if (typeof canonical !== 'string') return canonical;
  const root = canonical.split('/', 2)[1] ?? '';
  return /* wall: path-roots */ allowedRoots.includes(root)
    ? { ok: true, path: canonical, query }
    : refuse('OUTSIDE');
}

/** Returns the canonical spelling of a path under any root, or the fault that refuses it. */
export function canonicalPath(path: string): string | { ok: false; fault: RequestPathFault } {
  if (hasControl(path)) return refuse('CONTROL');
  if (path[0] !== '/') return refuse('NOT_ORIGIN_FORM');
  if (path.includes('\\')) return refuse('BACKSLASH');
  // wall: path-semicolon
  if (path.includes(';')) return refuse('PARAMETER');
  if (path.includes('#')) return refuse('FRAGMENT');
  if (!pathCharacters.test(path)) return refuse('CHARACTERS');
  const fault = path.includes('%') ? encodingFault(path) : null;
  if (fault) return refuse(fault);
  // RFC 3986 §6.2.2: one spelling of each octet: unreserved characters unescaped, hex digits in capitals.
  const spelled = path.replaceAll(/%([0-9a-f]{2})/gi, (octet, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[A-Za-z0-9\-._~]/.test(character) ? character : octet.toUpperCase();
  });
  const segments = spelled.slice(1).split('/');
  // wall: path-dot-segments
  if (segments.some((segment) => segment === '.' || segment === '..')) return refuse('DOT_SEGMENT');
  // A single slash at the end names another resource (RFC 3986 §6.2.4); any other empty segment is hostile.
  // wall: path-empty-segment
  if (segments.some((segment, i) => segment === '' && i < segments.length - 1))
    return refuse('EMPTY_SEGMENT');
  return spelled;
}

function encodingFault(path: string): RequestPathFault | null {
  for (const [, hex] of path.matchAll(/%(.{0,2})/g)) {
    if (!hex || !/^[0-9a-f]{2}$/i.test(hex)) return 'ENCODING';
    const octet = Number.parseInt(hex, 16);
    if (octet < 0x20 || octet === 0x7f) return 'CONTROL';
    // wall: path-encoded-slash
    if (octet === 0x2f) return 'ENCODED_SLASH';
    if (octet === 0x5c) return 'BACKSLASH';
    if (octet === 0x3b) return 'PARAMETER';
    // wall: path-encoded-twice
    if (octet === 0x25) return 'DOUBLE_ENCODING';
  }
  try {
    // `decodeURIComponent` throws for overlong forms and lone surrogates.
    return /[\u0080-\u009f\u2028\u2029]/.test(decodeURIComponent(path)) ? 'CONTROL' : null;
  } catch {
    return 'ENCODING';
  }
}

function queryFault(query: string): RequestPathFault | null {
  if (hasControl(query)) return 'CONTROL';
  if (query.includes('#')) return 'FRAGMENT';
  return /^[\x21-\x7e]*$/.test(query) ? null : 'CHARACTERS';
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  return /[\u0000-\u001f\u007f]/.test(text);
}

function refuse(fault: RequestPathFault): { ok: false; fault: RequestPathFault } {
  return { ok: false, fault };
}
