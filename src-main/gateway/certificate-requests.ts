/**
 * Servers that asked for a client certificate although the profile has none: the missing certificate is then the
 * likeliest cause of a failure. Servers report it in many ways: an alert within the handshake (TLS 1.2), an alert
 * after it (1.3), a closed connection, a page.
 */
import type { TLSSocket } from 'node:tls';
import type { GatewayRoute } from './target.ts';

const asking = new WeakMap<GatewayRoute, Set<string>>();

/** Node hides the request, but only a server that requests a certificate lists signature algorithms for it. */
export function requestsCertificate(socket: TLSSocket): boolean {
  try {
    return socket.getSharedSigalgs().length > 0;
  } catch {
    // A closed connection has lost the list.
    return false;
  }
}

/** `host`: name and port. */
export function noteCertificateRequest(route: GatewayRoute, host: string): void {
  if (route.client) return;
  const hosts = asking.get(route) ?? new Set();
  hosts.add(host);
  asking.set(route, hosts);
}

export function lacksCertificate(route: GatewayRoute, host: string): boolean {
  return route.client === null && (asking.get(route)?.has(host) ?? false);
}

/** Converts an origin to name and port, the form of `noteCertificateRequest`. */
export function hostOfOrigin(origin: string): string {
  const { hostname, port, protocol } = new URL(origin);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
