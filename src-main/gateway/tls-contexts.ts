/**
 * What a connection to a server trusts and shows: the system's authorities, the profile's own, its client certificate;
 * and, for a host where the user trusts one certificate, exactly that one. Verification is never switched off: a
 * trusted certificate is the only anchor of a connection that must show it (limits.md §3).
 */
import * as tls from 'node:tls';
import type { GatewayRoute } from './target.ts';

const contexts = new WeakMap<GatewayRoute, tls.SecureContext>();
const pinned = new WeakMap<GatewayRoute, Map<string, tls.SecureContext>>();

/** Made once for each route: reading a hundred authorities takes some 10 ms. */
export function usualContext(route: GatewayRoute): tls.SecureContext {
  const known = contexts.get(route);
  if (known) return known;
  const own = route.authorities === '' ? [] : [route.authorities];
  const made = tls.createSecureContext({ ...clientPart(route), ca: [...systemAuthorities(), ...own] });
  contexts.set(route, made);
  return made;
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

/** Those that Node brings and those of the system. Asked each time: a test, or an administrator, may add some. */
function systemAuthorities(): readonly string[] {
  // Electron's Node has no such function where it is built on another TLS library.
  if (typeof tls.getCACertificates !== 'function') return tls.rootCertificates;
  return [...tls.getCACertificates('default'), ...tls.getCACertificates('system')];
}
