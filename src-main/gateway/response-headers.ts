/**
 * Which header fields of the server's answer reach the console: those of a short list. A server speaks for its own
 * origin only; what would act on the console's origin, open the browser's own dialogs or keep data on the disk is none
 * of them. How content is encoded is between the server and us (answer-body.ts).
 */
import { connectionOptions } from './hop-by-hop.ts';

/** What is not here ends here: who knows what the next browser does with a field (limits.md §3). */
export const passedFields: readonly { readonly fields: readonly string[]; readonly source: string }[] = [
  {
    fields: ['content-type', 'content-length', 'content-language', 'content-disposition'],
    source: 'RFC 9110 §8, RFC 6266: what the content is',
  },
  { fields: ['content-range', 'accept-ranges'], source: 'RFC 9110 §14: a part of it' },
  { fields: ['etag', 'last-modified'], source: 'RFC 9110 §8.8: which version of it' },
  { fields: ['date', 'retry-after', 'allow'], source: 'RFC 9110 §6.6.1, §10.2: when, and what else' },
  { fields: ['x-request-id'], source: 'custom: what a person tells whoever looks after the server' },
];

/** Sent with every answer instead. A data response that is opened as a page is an inert one. */
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

/** Field values as clients give them: lower-case names, a list where a field came more than once. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The raw headers for the console; ours come last and are the only ones of their names. */
export function passedResponseHeaders(headers: ParsedHeaders): string[] {
  const kept: string[] = [];
  const { connection } = headers;
  const named = connection === undefined ? [] : connectionOptions(String(connection));
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || !passed.has(name) || named.includes(name)) continue;
    // None of them may come twice: the first one counts, as nobody can tell which is meant.
    const [first] = typeof value === 'string' ? [value] : value;
    if (first !== undefined) kept.push(name, first);
  }
  kept.push(...responseAdditions);
  return kept;
}

/** The Set-Cookie values of an answer. */
export function setCookies(headers: ParsedHeaders): readonly string[] {
  const value = headers['set-cookie'];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
