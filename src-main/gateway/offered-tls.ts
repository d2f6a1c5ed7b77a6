/** Detects the TLS version that a server offers, for the connection check alone: nothing is sent but the handshake. */
import type { Socket } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import { nameIndication } from './tls-socket.ts';

/** Milliseconds; a server that speaks no TLS may wait for more. */
const patience = 3000;

/**
 * Resolves to null where the server speaks no outdated version. OpenSSL offers versions before TLS 1.2 at its lowest
 * security level only.
 */
export function oldTlsVersion(over: Socket, host: string): Promise<string | null> {
  return handshake(over, host, {
    minVersion: 'TLSv1',
    maxVersion: 'TLSv1.1',
    ciphers: 'DEFAULT:@SECLEVEL=0',
  });
}

/** Resolves to null where the server does not speak TLS, or no version of today. */
export function tlsVersion(over: Socket, host: string): Promise<string | null> {
  return handshake(over, host, {});
}

function handshake(over: Socket, host: string, versions: ConnectionOptions): Promise<string | null> {
  const socket = connect({ socket: over, host, ...versions, ...nameIndication(host) });
  return new Promise((done) => {
    let version: string | null = null;
    const timer = setTimeout(() => end(), patience);
    const end = (): void => {
      clearTimeout(timer);
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
