/** Which version of TLS a server speaks that speaks none of today's: for the connection check alone. */
import type { Socket } from 'node:net';
import { connect } from 'node:tls';
import { nameIndication } from './tls-socket.ts';

/**
 * By a handshake over a connection that stands; nothing is sent over what it makes. null: no such version, or none within
 * the connection's life. OpenSSL offers what is older than TLS 1.2 at its lowest level of security only.
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
    // Before Node's verdict on the certificate, which is not asked for here; it ends the connection, or lets it stand.
    socket.prependOnceListener('secure', () => {
      version = socket.getProtocol();
    });
    socket.once('secureConnect', end).once('error', end).once('close', end);
  });
}
