/**
 * Header fields of the server's response that reach the console: an allow list. A server speaks for its own origin
 * only; fields that act on the console's origin, open the browser's own dialogs or store data on the disk are left
 * out. Content encoding is between the server and the gateway (answer-body.ts).
 */
import { connectionOptions } from './hop-by-hop.ts';

/** Every other field is dropped, for a later browser may give it a meaning (limits.md §3). */
export const passedFields: readonly { readonly fields: readonly string[]; readonly source: string }[] = [
  {
    fields: ['content-type', 'content-length', 'content-language', 'content-disposition'],
    source: 'RFC 9110 §8, RFC 6266: what the content is',
  },
  { fields: ['content-range', 'accept-ranges'], source: 'RFC 9110 §14: a part of it' },
  {
    fields: ['etag', /* wall: cookies-in-main */ 'last-modified'],
    source: 'RFC 9110 §8.8: which version of it',
  },
  { fields: ['date', 'retry-after', 'allow'], source: 'RFC 9110 §6.6.1, §10.2: when, and what else' },
  { fields: ['x-request-id'], source: 'custom: what a person tells whoever looks after the server' },
];

/** Fields that are added to every response. A data response that is opened as a page is inert. */
export const responseAdditions: readonly string[] = [
  'cache-control',
  'no-store',
  'x-content-type-options',
  'nosniff',
  'content-security-policy',
  "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy',
  'same-origin',
  'referrer-policy',
  'no-referrer',
];

const passed = new Set(passedFields.flatMap((rule) => rule.fields));

/** Header fields as clients parse them: lower-case names, a list where a field is repeated. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Returns raw headers for the console; the gateway's own come last and are the only ones of their names. */
export function passedResponseHeaders(headers: ParsedHeaders): string[] {
  const passedHeaders: string[] = [];
  const { connection } = headers;
  const named = connection === undefined ? [] : connectionOptions(String(connection));
  for (const name in headers) {
    const value = headers[name];
    if (
      value === undefined ||
      /* wall: answer-fields */ !passed.has(name) ||
      /* wall: connection-fields */ named.includes(name)
    )
      continue;
    // The first value counts where a field is repeated, as the intended one is unknown.
    const [first] = typeof value === 'string' ? [value] : value;
    if (first !== undefined) passedHeaders.push(name, first);
  }
  passedHeaders.push(...responseAdditions);
  return passedHeaders;
}

export function setCookies(headers: ParsedHeaders): readonly string[] {
  const value = headers['set-cookie'];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
