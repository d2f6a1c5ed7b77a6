/**
 * Servers that asked for a client certificate where the profile has none: what goes wrong there afterwards is first of
 * all that. They say it in many ways: an alert within the handshake (TLS 1.2), one after it (1.3), a connection that is
 * closed, a page.
 */
import type { TLSSocket } from 'node:tls';
import type { GatewayRoute } from './target.ts';

const asking = new WeakMap<GatewayRoute, Set<string>>();

/** Node has no word for it; but only a request for a certificate names the signatures that it may have. */
export function asksForCertificate(socket: TLSSocket): boolean {
  try {
    return socket.getSharedSigalgs().length > 0;
  } catch {
    // The connection is gone already, and with it what was said on it.
    return false;
  }
}

/** `host`: name and port. */
export function noteAskedCertificate(route: GatewayRoute, host: string): void {
  if (route.client) return;
  const hosts = asking.get(route) ?? new Set();
  hosts.add(host);
  asking.set(route, hosts);
}

export function lacksCertificate(route: GatewayRoute, host: string): boolean {
  return route.client === null && (asking.get(route)?.has(host) ?? false);
}

/** A server's origin as its host is noted: name and port. */
export function hostOfOrigin(origin: string): string {
  const { hostname, port, protocol } = new URL(origin);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
