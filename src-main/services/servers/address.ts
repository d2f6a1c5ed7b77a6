/**
 * What a server's address may be: http or https, a host, an optional port and base path, and nothing else.
 * The canonical form has no trailing slash, so that `address + '/api/…'` is always right.
 */
import { BridgeError } from '#shared/bridge/errors.ts';

export type AddressFault = 'MALFORMED' | 'SCHEME' | 'USERINFO' | 'QUERY' | 'PATH';

/** The canonical address, or SERVER_ADDRESS_INVALID with `reason`. An address without a scheme means https. */
export function canonicalAddress(typed: string): string {
  const text = typed.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(text)) throw refuse('MALFORMED');
  if (/[?#]/.test(text)) throw refuse('QUERY');
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(full)) throw refuse('MALFORMED');
  const url = new URL(full);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse('SCHEME');
  if (url.username !== '' || url.password !== '' || full.split('/')[2]?.includes('@'))
    throw refuse('USERINFO');
  if (url.hostname === '' || url.port === '0') throw refuse('MALFORMED');
  const written = full.slice(full.indexOf('://') + 3);
  if (written.startsWith('/')) throw refuse('MALFORMED');
  const slash = written.indexOf('/');
  const path = slash < 0 ? '' : written.slice(slash).replace(/\/+$/, '');
  if (!/^(\/[A-Za-z0-9._~-]+)*$/.test(path) || /\/\.{1,2}(\/|$)/.test(path)) throw refuse('PATH');
  return `${url.protocol}//${url.host}${path}`;
}

function refuse(reason: AddressFault): BridgeError {
  return new BridgeError('SERVER_ADDRESS_INVALID', `not a server address: ${reason}`, { reason });
}
