/** A server profile in the gateway's form, with its parsed address. */
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { ProxyChoice, ServerCredential } from '#shared/rules/servers/profile.ts';
import { canonicalPath } from './canonical-path.ts';

export interface GatewayTarget {
  readonly id: string;
  /** The mark by which a request means this server (src-shared/bridge/server-mark-header.ts). */
  readonly mark: string;
  readonly kind: 'sandbox' | 'remote';
  /** Origin plus an optional base path, without a trailing slash; empty for the sandbox. */
  readonly address: string;
  readonly credential: ServerCredential | null;
  /** Whether the organisation forbids this server, so that every call is refused. */
  readonly blocked: boolean;
  /** Whether every write is refused. */
  readonly readOnly: boolean;
  /** Differences between the server's calls and the documents. */
  readonly mapping: Mapping;
  /** Headers to send with every request; names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `user:password` for the gate (HTTP Basic), sent to the profile's origin alone; null for none. */
  readonly gate: string | null;
  readonly route: GatewayRoute;
}

export interface GatewayRoute {
  readonly proxy: ProxyChoice;
  readonly proxyPassword: string | null;
  /** PEM; added to the system's authorities. */
  readonly authorities: string;
  readonly client: { readonly pfx: Uint8Array; readonly passphrase: string } | null;
  /** `host`: name and port. `fingerprint`: SHA-256, upper-case hex with colons. `pem`: the certificate itself. */
  readonly trusted: readonly { readonly host: string; readonly fingerprint: string; readonly pem: string }[];
}

/** Whether the way certainly uses TLS. A system or a script may name a TLS proxy for plain HTTP as well. */
export function speaksTls(origin: string, { proxy }: GatewayRoute): boolean {
  if (origin.startsWith('https:')) return true;
  return (proxy.mode === 'manual' || proxy.mode === 'pac') && proxy.address.startsWith('https:');
}

export interface TargetAddress {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly host: string;
  /** Empty, or beginning with a slash and not ending with one. */
  readonly basePath: string;
  readonly secure: boolean;
}

/** An origin for requests to the sandbox, which listens nowhere; this host cannot exist (RFC 6761 §6.4). */
const sandboxAddress: TargetAddress = {
  origin: 'http://sandbox.invalid',
  host: 'sandbox.invalid',
  basePath: '',
  secure: false,
};

/** Cache of parsed addresses by text. */
const known = new Map<string, TargetAddress | null>();
/** Size of the cache; fewer servers are in use at once. */
const knownLimit = 20;

/** Returns the target's parsed address from a cache; null where the address is invalid. */
export function targetAddressOf(target: GatewayTarget): TargetAddress | null {
  if (target.kind === 'sandbox') return sandboxAddress;
  const read = known.get(target.address);
  if (read !== undefined) return read;
  if (known.size >= knownLimit) known.clear();
  const address = readAddress(target.address);
  known.set(target.address, address);
  return address;
}

/** Parses http or https, a host, a port, a canonical base path; refuses user, query and fragment. */
export function readAddress(text: string): TargetAddress | null {
  if (!/^https?:\/\/[^\s\\@?#]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  // The path is taken from the text: a URL parser would resolve `..` before it could be refused.
  const written = text.slice(text.indexOf('//') + 2);
  const slash = written.indexOf('/');
  const path = slash < 0 ? '' : written.slice(slash).replace(/\/$/, '');
  const basePath = path === '' ? '' : canonicalPath(path);
  if (typeof basePath !== 'string' || url.port === '0') return null;
  return { origin: url.origin, host: url.hostname, basePath, secure: url.protocol === 'https:' };
}
