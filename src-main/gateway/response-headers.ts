/**
 * Which header fields of the server's answer reach the console. A server speaks for its own origin only; fields
 * that would act on the console's origin, open the browser's own dialogs or keep data on the disk end here.
 */
import { connectionOptions, hopByHopFields } from './hop-by-hop.ts';
import type { DropRule } from './request-headers.ts';

export const responseDrops: readonly DropRule[] = [
  { fields: hopByHopFields, source: 'RFC 9110 §7.6.1: a connection of its own' },
  { fields: ['set-cookie', 'set-cookie2'], source: 'limits.md §3: cookies stay in the session jar' },
  {
    fields: ['www-authenticate', 'proxy-authenticate', 'authentication-info', 'proxy-authentication-info'],
    source: 'RFC 9110 §11.6: a browser would ask the user for a password of this page',
  },
  { fields: ['refresh', 'location'], source: 'limits.md §3: redirects are not followed' },
  {
    fields: ['cache-control', 'expires', 'pragma', 'age'],
    source: 'limits.md §3: data is no-store, whatever the server says',
  },
  {
    fields: [
      ...['strict-transport-security', 'public-key-pins', 'expect-ct', 'alt-svc', 'clear-site-data'],
      ...['content-security-policy', 'content-security-policy-report-only', 'x-frame-options'],
      ...['permissions-policy', 'feature-policy', 'referrer-policy', 'service-worker-allowed'],
      ...['nel', 'report-to', 'reporting-endpoints', 'origin-agent-cluster', 'timing-allow-origin'],
      ...['link', 'sourcemap', 'x-sourcemap', 'x-content-type-options', 'x-xss-protection', 'set-login'],
      ...['accept-ch', 'critical-ch', 'speculation-rules', 'supports-loading-mode'],
    ],
    source: 'act on the origin that answers, which for the browser is the console’s',
  },
];

export const responseDropPrefixes: readonly { readonly prefix: string; readonly source: string }[] = [
  { prefix: 'access-control-', source: 'limits.md §3: no CORS headers' },
  { prefix: 'cross-origin-', source: 'act on the console’s origin' },
  { prefix: 'x-steward-', source: 'limits.md §3: a server must not forge our refusals' },
];

/** Sent with every answer instead. A data response that is opened as a page is an inert one. */
export const responseAdditions: readonly string[] = [
  ...['cache-control', 'no-store'],
  ...['x-content-type-options', 'nosniff'],
  ...['content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'"],
  ...['cross-origin-resource-policy', 'same-origin'],
  ...['referrer-policy', 'no-referrer'],
];

const dropped = new Set(responseDrops.flatMap((rule) => rule.fields));
const prefixes = responseDropPrefixes.map((rule) => rule.prefix);

/** Verdicts on names met before; a bounded memory, as names come from outside. */
const verdicts = new Map<string, boolean>();
const verdictLimit = 500;

/** `lower` is in lower case. */
export function isDroppedResponseField(lower: string): boolean {
  const known = verdicts.get(lower);
  if (known !== undefined) return known;
  const verdict = dropped.has(lower) || prefixes.some((prefix) => lower.startsWith(prefix));
  if (verdicts.size < verdictLimit) verdicts.set(lower, verdict);
  return verdict;
}

/** Field values as clients give them: lower-case names, a list where a field came more than once. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The raw headers for the console; ours come last and are the only ones of their names. */
export function passedResponseHeaders(headers: ParsedHeaders): string[] {
  const kept: string[] = [];
  const { connection } = headers;
  const named = connection === undefined ? [] : connectionOptions(String(connection));
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || isDroppedResponseField(name) || named.includes(name)) continue;
    if (typeof value === 'string') kept.push(name, value);
    else for (const one of value) kept.push(name, one);
  }
  kept.push(...responseAdditions);
  return kept;
}

/** The Set-Cookie values of an answer. */
export function setCookies(headers: ParsedHeaders): readonly string[] {
  const value = headers['set-cookie'];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
