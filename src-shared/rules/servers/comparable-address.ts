/**
 * The canonical text of a server's address: scheme, host, port and base path. Addresses with the same text lead to the
 * same server; another host name of the same server has another text.
 */
export function comparableAddress(address: string): string {
  const typed = address.trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return typed.toLowerCase();
  const url = new URL(full);
  const port = url.port === '' ? (url.protocol === 'http:' ? '80' : '443') : url.port;
  return `${url.protocol}//${sameHost(url.hostname)}:${port}${samePath(url.pathname)}`;
}

/** `hostname` comes from URL: lower case, punycode, numbers in their usual form. */
function sameHost(hostname: string): string {
  // An IPv4 address mapped into IPv6 (RFC 4291 §2.5.5.2): `[::ffff:7f00:1]`.
  const [, high, low] = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/.exec(hostname) ?? [];
  if (high !== undefined && low !== undefined) {
    const [one, other] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [one >> 8, one & 255, other >> 8, other & 255].join('.');
  }
  // A trailing dot marks the same name as absolute (RFC 1034 §3.1).
  return /* wall: approval-one-address */ hostname.replace(/\.+$/, '');
}

/** Some servers ignore case. Treating such paths as equal can only make the rules stricter. */
function samePath(pathname: string): string {
  let path = pathname;
  for (let times = 0; times < 3 && /%[0-9a-f]{2}/i.test(path); times += 1) path = decoded(path);
  const segments = path.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
  return segments.map((segment) => `/${segment.normalize('NFC').toLowerCase()}`).join('');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
