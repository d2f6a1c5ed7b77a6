/**
 * A platform server expects these header fields of a client. Any other field is a leak of the console, of the loopback
 * page or of the browser.
 */
import type { IncomingHttpHeaders } from 'node:http';

const expected = new Set([
  'host',
  'connection',
  'content-type',
  'content-length',
  'transfer-encoding',
  'accept',
  'accept-encoding',
  'accept-language',
  'user-agent',
  'cache-control',
  'pragma',
  'priority',
  'authorization',
  'cookie',
  'origin',
  'referer',
  'idempotency-key',
]);

/** The fault in these headers, or null. `address` is the server's own. */
export function headersProblem(headers: IncomingHttpHeaders, address: string): string | null {
  for (const name of Object.keys(headers)) if (!expected.has(name)) return `header ${name} is unknown`;
  if (`http://${headers.host}` !== address) return `header host is ${headers.host}`;
  if (headers.origin !== undefined && headers.origin !== address) return `header origin is ${headers.origin}`;
  if (headers.referer !== undefined && !headers.referer.startsWith(`${address}/`)) {
    return `header referer is ${headers.referer}`;
  }
  return null;
}
