/**
 * TLS over a connection that stands. Verification is never switched off, also where the environment asks Node for that:
 * a certificate that the user trusts is the only anchor of a connection that must show it (limits.md §3).
 */
import type { Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { isOwnAuthority, pinnedContext, usualContext } from '../authorities/secure-contexts.ts';
import { asksForCertificate, lacksCertificate, noteAskedCertificate } from './asked-certificates.ts';
import { noteRefused } from './refused-certificates.ts';
import type { GatewayRoute } from './target.ts';

/** The one certificate that is accepted on a host. */
export type Pin = GatewayRoute['trusted'][number];

interface TlsWish {
  /** What the certificate must name. */
  readonly host: string;
  readonly port: number;
  readonly socket: Socket;
  readonly route: GatewayRoute;
  /** The one certificate that is accepted; null for what the authorities vouch for. */
  readonly pin: Pin | null;
}

/** The authorities must have been read (connector.ts). */
export function openTls({ host, port, socket: over, route, pin }: TlsWish): TLSSocket {
  const { authorities, client } = route;
  const socket = connectTls({
    socket: over,
    host,
    ...nameIndication(host),
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
    secureContext: pin ? pinnedContext(pin.pem, client) : usualContext(authorities, client),
    ...(pin && {
      // The name is what the user vouched for; the certificate must be the very one.
      checkServerIdentity: (_: string, shown: { fingerprint256: string }) =>
        shown.fingerprint256 === pin.fingerprint ? undefined : coded('ERR_TLS_CERT_ALTNAME_INVALID'),
    }),
  });
  let shown: { fingerprint: string; raw: Uint8Array } | null = null;
  // `secure` comes after the handshake and before Node's verdict, after which the certificate is gone.
  socket.prependListener('secure', () => {
    // Not getPeerX509Certificate: asked this early, it leaves Node's own check without the alternative names.
    const { fingerprint256, raw } = socket.getPeerCertificate();
    if (fingerprint256 && raw) shown = { fingerprint: fingerprint256, raw };
    if (asksForCertificate(socket)) noteAskedCertificate(route, `${host}:${port}`);
  });
  if (client !== null && pin === null)
    socket.prependOnceListener('secureConnect', () => {
      const root = rootOf(socket);
      if (!root || !isOwnAuthority(root, authorities)) socket.destroy(coded('SELF_SIGNED_CERT_IN_CHAIN'));
    });
  socket.prependOnceListener('error', (error) => {
    if (asksForCertificate(socket)) noteAskedCertificate(route, `${host}:${port}`);
    Object.assign(error, { lacksCertificate: lacksCertificate(route, `${host}:${port}`) });
    if (!shown) return;
    Object.assign(error, { fingerprint: shown.fingerprint });
    noteRefused(`${host}:${port}`, shown.fingerprint, shown.raw);
  });
  return socket;
}

/** An address has none (RFC 6066 §3). */
export function nameIndication(host: string): { readonly servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

/** The authority at the end of the chain by which the server's certificate was accepted. */
function rootOf(socket: TLSSocket): Uint8Array | null {
  let last = socket.getPeerCertificate(true);
  // An authority that nobody vouches for is its own issuer.
  for (let steps = 0; steps < longestChain; steps += 1) {
    const { issuerCertificate: issuer } = last;
    if (!issuer || issuer.fingerprint256 === last.fingerprint256) return last.raw;
    last = issuer;
  }
  return null;
}

/** Certificates; OpenSSL follows a hundred. */
const longestChain = 100;

/** Calls back once. A connection whose certificate Node did not accept is none, whatever let it stand. */
export function awaitOpen(
  socket: Socket,
  opened: 'connect' | 'secureConnect',
  done: (error: Error | null, socket: Socket | null) => void,
): void {
  const stop = (): void => {
    socket.off(opened, succeed).off('error', fail).off('close', closed);
  };
  const succeed = (): void => {
    // Refused by whoever was asked before: its error follows.
    if (socket.destroyed) return;
    if (socket instanceof TLSSocket && !socket.authorized) {
      // As an error of its own, so that the certificate's fingerprint is noted on it.
      socket.destroy(coded(String(socket.authorizationError)));
      return;
    }
    stop();
    done(null, socket);
  };
  const fail = (error: Error): void => {
    stop();
    socket.on('error', () => undefined);
    done(error, null);
  };
  const closed = (): void => fail(coded('ECONNRESET'));
  socket.once(opened, succeed).once('error', fail).once('close', closed);
}

export function coded(code: string): Error {
  return Object.assign(new Error(code), { code });
}
