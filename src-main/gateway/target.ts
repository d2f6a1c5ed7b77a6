/** What a server profile is to the gateway, and its address taken apart once. */
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { ProxyChoice, ServerCredential } from '#shared/rules/servers/profile.ts';
import { canonicalPath } from './canonical-path.ts';

export interface GatewayTarget {
  readonly id: string;
  /** What a request says to mean it (src-shared/bridge/meant.ts). */
  readonly mark: string;
  readonly kind: 'sandbox' | 'remote';
  /** Origin plus an optional base path, without a trailing slash; empty for the sandbox. */
  readonly address: string;
  readonly credential: ServerCredential | null;
  /** The organisation does not allow this server: every call is refused. */
  readonly blocked: boolean;
  /** Every write is refused. */
  readonly readOnly: boolean;
  /** How its calls differ from the documents'. */
  readonly mapping: Mapping;
  /** Sent with every request; names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `user:password` for what stands before the platform (HTTP Basic), sent to its origin alone; null for none. */
  readonly gate: string | null;
  readonly route: GatewayRoute;
}

/** How a connection to the server is made. */
export interface GatewayRoute {
  readonly proxy: ProxyChoice;
  readonly proxyPassword: string | null;
  /** PEM; beside those that the system trusts. */
  readonly authorities: string;
  readonly client: { readonly pfx: Uint8Array; readonly passphrase: string } | null;
  /** `host`: name and port. `fingerprint`: SHA-256, upper-case hex with colons. `pem`: the certificate itself. */
  readonly trusted: readonly { readonly host: string; readonly fingerprint: string; readonly pem: string }[];
}

/** Whether TLS is spoken on the way for sure. A system or a script may name a TLS proxy for plain HTTP besides. */
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

/** The sandbox listens nowhere; its requests still need an origin, and this one can't exist (RFC 6761 §6.4). */
const sandboxAddress: TargetAddress = {
  origin: 'http://sandbox.invalid',
  host: 'sandbox.invalid',
  basePath: '',
  secure: false,
};

/** Addresses that were taken apart, by their text. */
const known = new Map<string, TargetAddress | null>();
/** More servers than are in use at once. */
const knownLimit = 20;

/** The target's address, or null where it is not one. It is remembered: it rarely changes. */
export function addressOf(target: GatewayTarget): TargetAddress | null {
  if (target.kind === 'sandbox') return sandboxAddress;
  const read = known.get(target.address);
  if (read !== undefined) return read;
  if (known.size >= knownLimit) known.clear();
  const address = readAddress(target.address);
  known.set(target.address, address);
  return address;
}

/** http or https, a host, a port, a canonical base path; no user, query or fragment. */
export function readAddress(text: string): TargetAddress | null {
  if (!/^https?:\/\/[^\s\\@?#]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  // The path as it is written: a URL parser would resolve `..` before anybody could refuse it.
  const written = text.slice(text.indexOf('//') + 2);
  const slash = written.indexOf('/');
  const path = slash < 0 ? '' : written.slice(slash).replace(/\/$/, '');
  const basePath = path === '' ? '' : canonicalPath(path);
  if (typeof basePath !== 'string' || url.port === '0') return null;
  return { origin: url.origin, host: url.hostname, basePath, secure: url.protocol === 'https:' };
}
