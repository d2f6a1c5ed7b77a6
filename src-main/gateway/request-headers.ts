/**
 * Header fields of the console's request that reach the server. Every rule has its source and its test. Dropped
 * fields that the server needs are rebuilt from the profile: Host, Cookie, Authorization, Origin, Referer. Raw
 * headers are flat: name, value, name, value.
 */
import { overridesRequest } from '#shared/rules/servers/override-header.ts';
import { connectionOptions, hopByHopFields } from './hop-by-hop.ts';

export interface DropRule {
  readonly fields: readonly string[];
  /** The standard or reason behind the rule. */
  readonly source: string;
}

export const requestDrops: readonly DropRule[] = [
  // wall: hop-by-hop-request
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
    // The gateway sets the encodings that it can decode and count (answer-plan.ts).
    fields: ['accept-encoding'],
    source: 'RFC 9110 §12.5.3: what the next reader understands, which is us',
  },
  { fields: ['expect'], source: 'RFC 9110 §10.1.1: already met towards the console by the shell' },
  {
    fields: ['access-control-request-method', 'access-control-request-headers', 'upgrade-insecure-requests'],
    source: 'Fetch §3.2: between a browser and the origin that it sees',
  },
];

/** Prefixes of field names that are dropped. */
export const requestDropPrefixes: readonly { readonly prefix: string; readonly source: string }[] = [
  { prefix: 'x-forwarded-', source: 'RFC 7239 §1: the older spelling of Forwarded' },
  { prefix: 'x-steward-', source: 'limits.md §3: the shell’s own session and call headers' },
  { prefix: 'sec-', source: 'Fetch Metadata §2, Client Hints §3: describe the loopback page' },
  { prefix: 'proxy-', source: 'RFC 9110 §11.7 and custom: for proxies only' },
];

const dropped = new Set(requestDrops.flatMap((rule) => rule.fields));
const prefixes = requestDropPrefixes.map((rule) => rule.prefix);

interface FieldVerdict {
  /** The name in lower case; null where it is invalid. */
  readonly name: string | null;
  readonly dropped: boolean;
}
/** Cache of verdicts by spelling; bounded, as names come from outside. */
const verdicts = new Map<string, FieldVerdict>();
const verdictLimit = 500;

const tokenPattern = /^[A-Za-z0-9!#$%&'*+\-.^_`|~]+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused (RFC 9110 §5.5).
const badValue = /[\u0000-\u0008\u000a-\u001f\u007f]/;

function judge(written: string): FieldVerdict {
  const known = verdicts.get(written);
  if (known) return known;
  const name = tokenPattern.test(written) ? written.toLowerCase() : null;
  // CGI-like servers read `x_forwarded_for` and `x-forwarded-for` as one name (RFC 3875 §4.1.18).
  const read = name?.replaceAll('_', '-') ?? '';
  const verdict = {
    name,
    dropped:
      dropped.has(read) || overridesRequest(read) || prefixes.some((prefix) => read.startsWith(prefix)),
  };
  if (verdicts.size < verdictLimit) verdicts.set(written, verdict);
  return verdict;
}

/** Returns the fields to pass on, or the name of an invalid one. */
export function passedRequestHeaders(raw: readonly string[]): string[] | { readonly bad: string } {
  const headers: string[] = [];
  let named: string[] | null = null;
  for (let i = 0; i < raw.length; i += 2) {
    const written = raw[i] ?? '';
    const value = raw[i + 1] ?? '';
    const verdict = judge(written);
    if (verdict.name === null || badValue.test(value)) return { bad: written };
    if (!verdict.dropped) headers.push(verdict.name, value);
    else if (verdict.name === 'connection') {
      const options = connectionOptions(value);
      if (options.length > 0) named = [...(named ?? []), ...options];
    }
  }
  // An empty body has no type (RFC 9110 §8.3), but axios sets one for every POST, and the wall requires one.
  const own = isEmpty(headers) ? without(headers, ['content-type']) : headers;
  return named ? without(own, named) : own;
}

function isEmpty(headers: readonly string[]): boolean {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name === 'content-length');
  return at >= 0 && headers[at + 1] === '0';
}

function without(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((_, i) => !names.includes(headers[i - (i % 2)] ?? ''));
}
