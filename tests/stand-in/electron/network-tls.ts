/** TLS as the stand-in's network speaks it: Chromium's verdict, the program's own, certificates for servers that ask. */
import { X509Certificate } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { answers } from './answers.ts';
import { app } from './app.ts';
import { NetError } from './net-error.ts';
import { preventable } from './rules.ts';
import type { Session } from './session.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** Chromium's errors by OpenSSL's words. */
const verdictNames: Readonly<Record<string, readonly [name: string, code: number]>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: ['CERT_AUTHORITY_INVALID', -202],
  SELF_SIGNED_CERT_IN_CHAIN: ['CERT_AUTHORITY_INVALID', -202],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['CERT_AUTHORITY_INVALID', -202],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['CERT_AUTHORITY_INVALID', -202],
  CERT_HAS_EXPIRED: ['CERT_DATE_INVALID', -201],
  CERT_NOT_YET_VALID: ['CERT_DATE_INVALID', -201],
  ERR_TLS_CERT_ALTNAME_INVALID: ['CERT_COMMON_NAME_INVALID', -200],
};

type VerifyProc = NonNullable<Parameters<Electron.Session['setCertificateVerifyProc']>[0]>;

/** `again` opens the same way once more: a certificate is chosen between two handshakes. */
export async function secure(
  over: Socket,
  place: Place,
  session: Session,
  again: () => Promise<Socket>,
): Promise<TLSSocket> {
  const socket = await handshake(over, place, null);
  await judge(socket, place.host, session);
  // Node hides the server's question, but only a server that asks lists algorithms for it.
  if (socket.getSharedSigalgs().length === 0 || answers.systemCertificates.length === 0) return socket;
  const chosen = await chooseCertificate(place);
  if (!chosen) return socket;
  socket.destroy();
  return handshake(await again(), place, chosen);
}

function handshake(
  over: Socket,
  { host }: Place,
  shown: { cert: string; key: string } | null,
): Promise<TLSSocket> {
  return new Promise((done, fail) => {
    const socket = connect({
      socket: over,
      host,
      ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
      // Chromium's own verdict follows; only `judge` decides.
      rejectUnauthorized: false,
      ca: answers.systemAuthorities,
      ALPNProtocols: ['h2', 'http/1.1'],
      ...shown,
    });
    const failed = (error: Error): void => {
      const code = String(Reflect.get(error, 'code'));
      fail(new NetError(code.startsWith('ERR_SSL') ? 'SSL_PROTOCOL_ERROR' : 'CONNECTION_CLOSED'));
    };
    socket.once('error', failed);
    socket.once('secureConnect', () => {
      socket.off('error', failed);
      // An error after the handshake belongs to the request on it.
      socket.on('error', () => undefined);
      done(socket);
    });
  });
}

/** d.ts, `setCertificateVerifyProc`: 0 accepts, -2 rejects, -3 "uses the verification result from chromium". */
async function judge(socket: TLSSocket, hostname: string, session: Session): Promise<void> {
  const words = socket.authorized ? '' : String(socket.authorizationError);
  const [name, errorCode] = words === '' ? ['OK', 0] : (verdictNames[words] ?? ['CERT_INVALID', -207]);
  const proc = session.handlers.certificateVerify as VerifyProc | undefined;
  const certificate = certificateOf(socket.getPeerX509Certificate());
  const verdict = !proc
    ? -3
    : await new Promise<number>((answer) =>
        proc(
          {
            hostname,
            errorCode,
            verificationResult: errorCode === 0 ? 'OK' : `net::ERR_${name}`,
            isIssuedByKnownRoot: false,
            certificate,
            validatedCertificate: certificate,
          },
          answer,
        ),
      );
  if (verdict === 0 || (verdict === -3 && errorCode === 0)) return;
  socket.destroy();
  throw new NetError(verdict === -3 ? name : 'FAILED');
}

export function certificateOf(first: X509Certificate | undefined, depth = 0): Electron.Certificate {
  const pem = first?.toString() ?? '';
  const issuer = depth < 5 ? first?.issuerCertificate : undefined;
  // The shell reads the bytes, the names and the end; a certificate signed by itself has no issuer (d.ts).
  return {
    data: pem,
    subjectName: first?.subject ?? '',
    issuerName: first?.issuer ?? '',
    validExpiry: (first?.validToDate.getTime() ?? 0) / 1000,
    ...(issuer && issuer.fingerprint256 !== first?.fingerprint256
      ? { issuerCert: certificateOf(issuer, depth + 1) }
      : {}),
  } as Electron.Certificate;
}

/** d.ts, `select-client-certificate`: `webContents` is null for `net.request`; the first one where nobody prevents. */
function chooseCertificate({ host, port }: Place): Promise<{ cert: string; key: string } | null> {
  const list = answers.systemCertificates.map(({ cert }) => certificateOf(new X509Certificate(cert)));
  return new Promise((done) => {
    const event = preventable();
    const answer = (chosen?: Electron.Certificate): void =>
      done(answers.systemCertificates[chosen ? list.indexOf(chosen) : -1] ?? null);
    app.emit('select-client-certificate', event, null, `${host}:${port}`, list, answer);
    if (!event.defaultPrevented) answer(list[0]);
  });
}
