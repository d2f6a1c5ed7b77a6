/**
 * The Chromium session of a server's own pages: it takes the profile's proxy, trusted certificates and headers. The
 * credential is sent below the server's base path and nowhere else.
 */
import type { Session } from 'electron';
import { connectsAsSystem } from '../gateway/system-network/connects-as-system.ts';
import { certificateJudge } from '../gateway/system-network/judge-certificate.ts';
import type { ServerTarget } from '../program/index.ts';
import { certificateFingerprint } from './certificate-fingerprint.ts';
import { certificateAnswers, verifyBy } from './certificate-answers.ts';
import { proxyConfig } from './proxy-config.ts';

export interface PageSessionOptions {
  /** Returns the profile's present state. */
  readonly target: () => Promise<ServerTarget>;
  /** Returns the certificate that the gateway's own connection trusts; null for none. */
  readonly findTrustedCertificate: (target: ServerTarget) => Promise<string | null>;
  /** Whether requests carry the credential; a page for signing in is to provide one, and gets none. */
  readonly credential: boolean;
}

/** Resolves when the session uses the profile's proxy and certificates; load nothing before. */
export async function preparePageSession(
  own: Session,
  target: ServerTarget,
  o: PageSessionOptions,
): Promise<void> {
  const home = new URL(target.address);
  // A connection of our own, which would find what the profile trusts, gets through no proxy that only the system can use.
  if (connectsAsSystem(target.route))
    own.setCertificateVerifyProc(verifyBy(certificateJudge(home.origin, target.route).judge));
  else
    own.setCertificateVerifyProc((request, callback) => {
      if (request.errorCode === 0 || request.hostname !== home.hostname.replace(/^\[|\]$/g, '')) {
        callback(certificateAnswers.asFound);
        return;
      }
      o.findTrustedCertificate(target).then(
        (fingerprint) =>
          callback(
            fingerprint !== null &&
              /* wall: desktop-page-certificate */ fingerprint === certificateFingerprint(request.certificate)
              ? certificateAnswers.trusted
              : certificateAnswers.asFound,
          ),
        () => callback(certificateAnswers.refused),
      );
    });
  own.webRequest.onBeforeSendHeaders({ urls: [`${home.origin}/*`] }, (details, callback) => {
    o.target().then(
      (now) => {
        // The profile may point to another server by now: headers and credential of this one are not sent there.
        const same = now.id === target.id && now.address === target.address;
        const { requestHeaders } = details;
        callback({
          requestHeaders: same ? ownHeaders(now, details.url, requestHeaders, o.credential) : requestHeaders,
        });
      },
      () => callback({ cancel: true }),
    );
  });
  own.webRequest.onBeforeRequest({ urls: ['https://*/*'] }, ({ url }, callback) => {
    // Trust covers one host and port (decision 011), but Chromium asks by the host alone.
    const to = new URL(url);
    const otherPort =
      to.hostname === home.hostname && to.port !== home.port && target.route.trusted.length > 0;
    callback({ cancel: otherPort });
  });
  await own.setProxy(proxyConfig(target.route.proxy));
}

function ownHeaders(
  now: ServerTarget,
  url: string,
  headers: Record<string, string>,
  credential: boolean,
): Record<string, string> {
  // wall: desktop-credential-base
  if (!belowBase(now.address, url)) return headers;
  const sent = { ...headers, ...Object.fromEntries(now.headers) };
  if (!credential || !now.credential) return sent;
  if (now.credential.kind === 'token') return { ...sent, Authorization: `Bearer ${now.credential.token}` };
  return {
    ...sent,
    Cookie: headers.Cookie ? `${headers.Cookie}; ${now.credential.cookie}` : now.credential.cookie,
  };
}

/** Other programs may share the platform's host. A path that could be read as leaving the base counts as outside. */
function belowBase(address: string, url: string): boolean {
  const [home, to] = [new URL(address), new URL(url)];
  const base = home.pathname.replace(/\/$/, '');
  if (to.origin !== home.origin || /%2f|%5c|%2e|%25|%00|;|\\/i.test(to.pathname)) return false;
  return to.pathname === base || to.pathname.startsWith(`${base}/`);
}
