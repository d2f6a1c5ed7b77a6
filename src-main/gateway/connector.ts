/**
 * Opens the connections of the remote carrier. Certificates are always verified; where one is refused, its
 * fingerprint is noted on the error, so that a person can compare it (limits.md §3).
 */
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

/** Milliseconds until a connection, with its TLS handshake, must stand. */
export const connectLimit = 10_000;

export interface Endpoint {
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
}

/** Calls back once. The error of a refused certificate has `fingerprint` (SHA-256, colon-separated hex). */
export function openConnection(
  endpoint: Endpoint,
  done: (error: Error | null, socket: Socket | null) => void,
  limit = connectLimit,
): Socket {
  // A URL writes an IPv6 address in brackets, the system without.
  const host = endpoint.hostname.replace(/^\[|\]$/g, '');
  const where = { host, port: endpoint.port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 };
  const socket = endpoint.secure ? openTls(where) : connectTcp(where);
  const timer = setTimeout(() => socket.destroy(timeoutError()), limit);
  const finish = (error: Error | null): void => {
    clearTimeout(timer);
    socket.off('error', finish);
    socket.off(opened, succeed);
    done(error, error ? null : socket);
  };
  const succeed = (): void => finish(null);
  const opened = endpoint.secure ? 'secureConnect' : 'connect';
  socket.once(opened, succeed);
  socket.once('error', finish);
  return socket;
}

/** `servername` is what the certificate must name. An address has no server name indication (RFC 6066 §3). */
export function openTls(options: {
  host: string;
  port?: number;
  socket?: Socket;
  noDelay?: boolean;
}): TLSSocket {
  const socket = connectTls({ ...options, ALPNProtocols: ['http/1.1'], minVersion: 'TLSv1.2' });
  let fingerprint = '';
  // `secure` comes after the handshake and before Node's verdict, after which the certificate is gone.
  socket.prependListener('secure', () => {
    // Not getPeerX509Certificate: asked this early, it leaves Node's own check without the alternative names.
    fingerprint = socket.getPeerCertificate().fingerprint256 ?? '';
  });
  socket.prependOnceListener('error', (error) => {
    if (fingerprint !== '') Object.assign(error, { fingerprint });
  });
  return socket;
}

function timeoutError(): Error {
  return Object.assign(new Error('no connection in time'), { code: 'UND_ERR_CONNECT_TIMEOUT' });
}
