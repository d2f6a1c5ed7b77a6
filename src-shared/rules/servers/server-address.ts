/**
 * A valid server address: http or https, a host, an optional port and base path, and nothing else. The canonical form
 * has no trailing slash, so that `address + '/api/…'` is always right.
 */
import type { ProxyChoice } from './profile.ts';

export type AddressFault = 'MALFORMED' | 'SCHEME' | 'USERINFO' | 'QUERY' | 'PATH';

/** The canonical address, or its fault. An address without a scheme means https. */
export function readServerAddress(
  typed: string,
): { readonly address: string } | { readonly fault: AddressFault } {
  const text = typed.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(text)) return { fault: 'MALFORMED' };
  if (/[?#]/.test(text)) return { fault: 'QUERY' };
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) return { fault: 'MALFORMED' };
  const url = new URL(full);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { fault: 'SCHEME' };
  if (url.username !== '' || url.password !== '' || full.split('/')[2]?.includes('@'))
    return { fault: 'USERINFO' };
  if (url.hostname === '' || url.port === '0') return { fault: 'MALFORMED' };
  const written = full.slice(full.indexOf('://') + 3);
  if (written.startsWith('/')) return { fault: 'MALFORMED' };
  const slash = written.indexOf('/');
  const path = slash < 0 ? '' : written.slice(slash).replace(/\/+$/, '');
  if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(path) || /\/\.{1,2}(\/|$)/.test(path)) return { fault: 'PATH' };
  return { address: `${url.protocol}//${url.host}${path}` };
}

/** The canonical address of a proxy or a PAC script; null where it is invalid. */
export function readProxyAddress(mode: ProxyChoice['mode'], address: string): string | null {
  // A URL parser drops line breaks: the address in use would differ from the one that the user sees.
  if (/[\p{Cc}\s]/u.test(address)) return null;
  if (mode === 'manual') {
    const text = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`;
    if (!URL.canParse(text)) return null;
    const url = new URL(text);
    const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
    const proper = /^https?:$/.test(url.protocol) && /^\/?$/.test(url.pathname) && url.hostname !== '';
    return plain && proper ? url.origin : null;
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  const usable = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return usable ? url.href : null;
}
