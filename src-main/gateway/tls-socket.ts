/**
 * TLS over an open connection. Verification is never switched off, even where the environment asks Node for that: a
 * certificate that the user trusts is the only anchor of a connection that must present it (limits.md §3).
 */
import type { Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { isOwnAuthority, pinnedContext, usualContext } from '../authorities/secure-contexts.ts';
import { requestsCertificate, lacksCertificate, noteCertificateRequest } from './certificate-requests.ts';
import { noteRefusedCertificate } from './refused-certificates.ts';
import type { GatewayRoute } from './target.ts';

/** The one certificate that is accepted on a host. */
export type Pin = GatewayRoute['trusted'][number];

interface TlsWish {
  /** The name that the certificate must contain. */
  readonly host: string;
  readonly port: number;
  readonly socket: Socket;
  readonly route: GatewayRoute;
  /** The one certificate that is accepted; null to trust the authorities. */
  readonly pin: Pin | null;
}

/** Throws before the authorities have been read (connector.ts). */
export function openTls({ host, port, socket: over, route, pin }: TlsWish): TLSSocket {
  const { authorities, client } = route;
  const socket = connectTls({
    socket: over,
    host,
    ...nameIndication(host),
    ALPNProtocols: ['http/1.1'],
    // wall: tls-verified
    rejectUnauthorized: true,
    secureContext: pin ? pinnedContext(pin.pem, client) : usualContext(authorities, client),
    ...(pin && {
      // The user vouched for the name; the certificate must be the pinned one.
      checkServerIdentity: (_: string, shown: { fingerprint256: string }) =>
        /* wall: trust-fingerprint */ shown.fingerprint256 === pin.fingerprint
          ? undefined
          : coded('ERR_TLS_CERT_ALTNAME_INVALID'),
    }),
  });
  let shown: { fingerprint: string; raw: Uint8Array } | null = null;
  // `secure` is emitted after the handshake and before Node's verdict, which discards the certificate.
  socket.prependListener('secure', () => {
    // getPeerX509Certificate, called this early, would leave Node's own check without the alternative names.
    const { fingerprint256, raw } = socket.getPeerCertificate();
    if (fingerprint256 && raw) shown = { fingerprint: fingerprint256, raw };
    if (requestsCertificate(socket)) noteCertificateRequest(route, `${host}:${port}`);
  });
  if (client !== null && pin === null)
    socket.prependOnceListener('secureConnect', () => {
      const root = rootOf(socket);
      if (!root || /* wall: own-certificate-no-authority */ !isOwnAuthority(root, authorities))
        socket.destroy(coded('SELF_SIGNED_CERT_IN_CHAIN'));
    });
  socket.prependOnceListener('error', (error) => {
    if (requestsCertificate(socket)) noteCertificateRequest(route, `${host}:${port}`);
    Object.assign(error, { lacksCertificate: lacksCertificate(route, `${host}:${port}`) });
    if (!shown) return;
    Object.assign(error, { fingerprint: shown.fingerprint });
    noteRefusedCertificate(`${host}:${port}`, shown.fingerprint, shown.raw);
  });
  return socket;
}

/** An IP address has no server name (RFC 6066 §3). */
export function nameIndication(host: string): { readonly servername?: string } {
  return /^[\d.]+$|:/.test(host) ? {} : { servername: host };
}

/** The root of the chain by which the server's certificate was accepted. */
function rootOf(socket: TLSSocket): Uint8Array | null {
  let last = socket.getPeerCertificate(true);
  // A root is its own issuer.
  for (let steps = 0; steps < longestChain; steps += 1) {
    const { issuerCertificate: issuer } = last;
    if (!issuer || issuer.fingerprint256 === last.fingerprint256) return last.raw;
    last = issuer;
  }
  return null;
}

/** Certificates in a chain; OpenSSL follows a hundred. */
const longestChain = 100;

/** Calls back once. A connection whose certificate Node did not accept fails, even where it was left open. */
export function awaitOpen(
  socket: Socket,
  opened: 'connect' | 'secureConnect',
  done: (error: Error | null, socket: Socket | null) => void,
): void {
  const stop = (): void => {
    socket.off(opened, succeed).off('error', fail).off('close', closed);
  };
  const succeed = (): void => {
    // The pin check has refused the certificate already, and its error follows.
    if (socket.destroyed) return;
    // wall: tls-authorised
    if (socket instanceof TLSSocket && !socket.authorized) {
      // A separate error, on which the certificate's fingerprint is noted.
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
