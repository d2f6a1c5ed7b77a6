/**
 * What a connection to a server trusts and shows: the system's authorities, the profile's own, its client certificate;
 * and, for a host where the user trusts one certificate, exactly that one. Verification is never switched off: a
 * trusted certificate is the only anchor of a connection that must show it (limits.md §3).
 */
import * as tls from 'node:tls';
import { type Authorities, knownAuthorities } from './authorities/authorities.ts';
import type { GatewayRoute } from './target.ts';

interface Usual {
  readonly of: Authorities;
  readonly context: tls.SecureContext;
}

const contexts = new WeakMap<GatewayRoute, Usual>();
/** The one of all routes that bring nothing of their own. */
let plain: Usual | null = null;
const pinned = new WeakMap<GatewayRoute, Map<string, tls.SecureContext>>();

/**
 * Made once for each route and each reading of the authorities: taking in some hundred takes 70 ms. Throws where they
 * have not been read.
 */
export function usualContext(route: GatewayRoute): tls.SecureContext {
  const of = knownAuthorities();
  if (!of) throw new Error('the authorities have not been read');
  const isPlain = route.authorities === '' && route.client === null;
  const known = isPlain ? plain : contexts.get(route);
  if (known?.of === of) return known.context;
  const own = route.authorities === '' ? [] : [route.authorities];
  const made = { of, context: tls.createSecureContext({ ...clientPart(route), ca: [...of.pems, ...own] }) };
  if (isPlain) plain = made;
  else contexts.set(route, made);
  return made.context;
}

/** Trusts this certificate and nothing else. Made once for each too: a client certificate may take long to be opened. */
export function pinnedContext(route: GatewayRoute, pem: string): tls.SecureContext {
  const known = pinned.get(route) ?? new Map<string, tls.SecureContext>();
  pinned.set(route, known);
  const made =
    known.get(pem) ??
    tls.createSecureContext({ ...clientPart(route), ca: [pem], allowPartialTrustChain: true });
  known.set(pem, made);
  return made;
}

/** The certificates that the user trusts on a host, `name:port`. */
export function trustedOn(route: GatewayRoute, host: string): GatewayRoute['trusted'] {
  return route.trusted.length === 0 ? route.trusted : route.trusted.filter((one) => one.host === host);
}

function clientPart({ client }: GatewayRoute): tls.SecureContextOptions {
  return {
    minVersion: 'TLSv1.2',
    ...(client && { pfx: Buffer.from(client.pfx), passphrase: client.passphrase }),
  };
}
