/**
 * Which header fields of the console's request reach the server. Every rule has its source and its test.
 * What is dropped here and needed there is rebuilt from the profile: Host, Cookie, Authorization, Origin, Referer.
 * Raw headers are flat: name, value, name, value.
 */
import { connectionOptions, hopByHopFields } from './hop-by-hop.ts';

export interface DropRule {
  readonly fields: readonly string[];
  /** Where the rule comes from. */
  readonly source: string;
}

export const requestDrops: readonly DropRule[] = [
  { fields: hopByHopFields, source: 'RFC 9110 §7.6.1: a connection of its own' },
  {
    fields: ['proxy-authorization', 'proxy-authenticate', 'proxy-authentication-info'],
    source: 'RFC 9110 §11.7: meant for the next proxy, which is us',
  },
  { fields: ['host'], source: 'RFC 9110 §7.2: names the server that is asked, which is the profile’s' },
  { fields: ['cookie', 'cookie2', 'authorization'], source: 'design §3: no credential is in the renderer' },
  {
    fields: ['origin', 'referer'],
    source: 'RFC 9110 §10.1.3: name our loopback page, which is nobody’s business',
  },
  {
    fields: [
      'forwarded',
      'via',
      'x-real-ip',
      'x-client-ip',
      'true-client-ip',
      'client-ip',
      'cf-connecting-ip',
    ],
    source: 'RFC 7239 §8.1: a claim about the client that a page must not be able to make',
  },
  {
    fields: [
      'x-http-method',
      'x-http-method-override',
      'x-method-override',
      'x-original-url',
      'x-rewrite-url',
    ],
    source: 'limits.md §3: method and path are decided once; these change them behind the decision',
  },
  { fields: ['expect'], source: 'RFC 9110 §10.1.1: already met towards the console by the shell' },
  {
    fields: ['access-control-request-method', 'access-control-request-headers', 'upgrade-insecure-requests'],
    source: 'Fetch §3.2: between a browser and the origin that it sees',
  },
];

/** Families of fields, by the beginning of the name. */
export const requestDropPrefixes: readonly { readonly prefix: string; readonly source: string }[] = [
  { prefix: 'x-forwarded-', source: 'RFC 7239 §1: the older spelling of Forwarded' },
  { prefix: 'x-steward-', source: 'limits.md §3: the shell’s own session and call headers' },
  { prefix: 'sec-', source: 'Fetch Metadata §2, Client Hints §3: describe the loopback page' },
  { prefix: 'proxy-', source: 'RFC 9110 §11.7 and custom: for proxies only' },
];

const dropped = new Set(requestDrops.flatMap((rule) => rule.fields));
const prefixes = requestDropPrefixes.map((rule) => rule.prefix);
/** Verdicts on names met before; a bounded memory, as names come from outside. */
const verdicts = new Map<string, boolean>();

const tokenPattern = /^[A-Za-z0-9!#$%&'*+\-.^_`|~]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused (RFC 9110 §5.5).
const badValue = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/** True for a name that never reaches the server. `lower` is in lower case. */
export function isDroppedRequestField(lower: string): boolean {
  const known = verdicts.get(lower);
  if (known !== undefined) return known;
  // CGI-like servers read `x_forwarded_for` and `x-forwarded-for` as one name (RFC 3875 §4.1.18).
  const name = lower.replaceAll('_', '-');
  const verdict = dropped.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  if (verdicts.size < 500) verdicts.set(lower, verdict);
  return verdict;
}

/** The fields to pass on, or the name of one that is not valid. */
export function passedRequestHeaders(raw: readonly string[]): string[] | { readonly bad: string } {
  const kept: string[] = [];
  let named: string[] | null = null;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    const value = raw[i + 1] ?? '';
    if (!tokenPattern.test(name) || badValue.test(value)) return { bad: name };
    const lower = name.toLowerCase();
    if (lower === 'connection') {
      const options = connectionOptions(value);
      if (options.length > 0) named = [...(named ?? []), ...options];
    }
    if (!isDroppedRequestField(lower)) kept.push(lower, value);
  }
  return named ? without(kept, named) : kept;
}

function without(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, i) => !names.includes(headers[i - (i % 2)] ?? ''));
}
