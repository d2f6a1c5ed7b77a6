/**
 * Servers that asked for a client certificate: a missing or foreign one is then the likeliest cause of a failure.
 * Servers report it in many ways: an alert within the handshake (TLS 1.2), an alert after it (1.3), a closed
 * connection, a page.
 */
import type { TLSSocket } from 'node:tls';
import type { GatewayRoute } from './target.ts';

/** Hosts (name and port) by route: those that asked, and those that have let a request through. */
const asking = new WeakMap<GatewayRoute, Set<string>>();
const open = new WeakMap<GatewayRoute, Set<string>>();

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
  note(asking, route, host);
}

/** Notes that the server behind an origin has let a request through. */
export function noteOpenDoor(route: GatewayRoute, origin: string): void {
  if (asking.has(route)) note(open, route, hostOfOrigin(origin));
}

export function lacksCertificate(route: GatewayRoute, host: string): boolean {
  return route.client === null && isNoted(asking, route, host);
}

/**
 * The cause in the client certificate of an answer that forbids a page: `missing` or `refused` where the server asked
 * for a certificate and has accepted no request yet, otherwise null.
 */
export function certificateDoubt(route: GatewayRoute, origin: string): 'missing' | 'refused' | null {
  if (!asking.has(route)) return null;
  const host = hostOfOrigin(origin);
  if (!isNoted(asking, route, host) || isNoted(open, route, host)) return null;
  return route.client === null ? 'missing' : 'refused';
}

function note(noted: WeakMap<GatewayRoute, Set<string>>, route: GatewayRoute, host: string): void {
  const hosts = noted.get(route) ?? new Set();
  hosts.add(host);
  noted.set(route, hosts);
}

function isNoted(noted: WeakMap<GatewayRoute, Set<string>>, route: GatewayRoute, host: string): boolean {
  return noted.get(route)?.has(host) ?? false;
}

/** Converts an origin to name and port, the form of `noteCertificateRequest`. */
export function hostOfOrigin(origin: string): string {
  const { hostname, port, protocol } = new URL(origin);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
