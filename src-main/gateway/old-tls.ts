/** Detects the outdated TLS version of a server, for the connection check alone. */
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import { nameIndication } from './tls-socket.ts';

/**
 * Makes a handshake over an open connection and sends nothing else. Resolves to null where the server speaks no old
 * version, or none before the connection ends. OpenSSL offers versions before TLS 1.2 at its lowest security level
 * only.
 */
export function oldTlsVersion(over: Socket, host: string): Promise<string | null> {
  const socket = connect({
    socket: over,
    host,
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT:@SECLEVEL=0',
    ...nameIndication(host),
  });
  return new Promise((done) => {
    let version: string | null = null;
    const end = (): void => {
      done(version);
      socket.on('error', () => undefined).destroy();
    };
    // Runs before Node's verdict on the certificate, which does not matter here and may end the connection.
    socket.prependOnceListener('secure', () => {
      version = socket.getProtocol();
    });
    socket.once('secureConnect', end).once('error', end).once('close', end);
  });
}
