/**
 * The Chromium session of a server's own pages: reached as the profile says, through its proxy, with the certificates
 * that it trusts and the headers that it sends. The credential goes below the server's base path and nowhere else.
 */
import type { ProxyConfig, Session } from 'electron';
import type { ServerTarget } from '../program/index.ts';
import { fingerprintOf } from './certificate-fingerprint.ts';

/** What `setCertificateVerifyProc` takes: yes, no, as Chromium found. */
const verdicts = { trusted: 0, refused: -2, asFound: -3 } as const;

export interface PageSessionOptions {
  /** The profile as it is now. */
  readonly target: () => Promise<ServerTarget>;
  /** The certificate that the gateway's own connection to it trusts; null for none. */
  readonly vouched: (target: ServerTarget) => Promise<string | null>;
  /** A page for signing in gets no credential: it is to give one. */
  readonly credential: boolean;
}

/** Resolves when the session goes the profile's way; nothing may be loaded before. */
export async function preparePageSession(
  own: Session,
  target: ServerTarget,
  o: PageSessionOptions,
): Promise<void> {
  const home = new URL(target.address);
  own.setCertificateVerifyProc((request, callback) => {
    if (request.errorCode === 0 || request.hostname !== home.hostname.replace(/^\[|\]$/g, '')) {
      callback(verdicts.asFound);
      return;
    }
    o.vouched(target).then(
      (fingerprint) =>
        callback(
          fingerprint !== null && fingerprint === fingerprintOf(request.certificate)
            ? verdicts.trusted
            : verdicts.asFound,
        ),
      () => callback(verdicts.refused),
    );
  });
  own.webRequest.onBeforeSendHeaders({ urls: [`${home.origin}/*`] }, (details, callback) => {
    o.target().then(
      (now) => {
        // It leads elsewhere by now: what is its own stays with it.
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
    // Trust is for one host and port (decision 011); Chromium asks for the host alone.
    const to = new URL(url);
    const otherPort =
      to.hostname === home.hostname && to.port !== home.port && target.route.trusted.length > 0;
    callback({ cancel: otherPort });
  });
  await own.setProxy(proxyConfig(target));
}

function proxyConfig({ route: { proxy } }: ServerTarget): ProxyConfig {
  switch (proxy.mode) {
    case 'system':
      return { mode: 'system' };
    case 'none':
      return { mode: 'direct' };
    case 'pac':
      return { mode: 'pac_script', pacScript: proxy.address };
    case 'manual':
      return { mode: 'fixed_servers', proxyRules: proxy.address, proxyBypassRules: proxy.bypass.join(',') };
  }
}

function ownHeaders(
  now: ServerTarget,
  url: string,
  headers: Record<string, string>,
  credential: boolean,
): Record<string, string> {
  if (!belowBase(now.address, url)) return headers;
  const sent = { ...headers, ...Object.fromEntries(now.headers) };
  if (!credential || !now.credential) return sent;
  if (now.credential.kind === 'token') return { ...sent, Authorization: `Bearer ${now.credential.token}` };
  return {
    ...sent,
    Cookie: headers.Cookie ? `${headers.Cookie}; ${now.credential.cookie}` : now.credential.cookie,
  };
}

/** Other programs may live beside the platform on one host. What could be read as a way out of the base is none of it. */
function belowBase(address: string, url: string): boolean {
  const [home, to] = [new URL(address), new URL(url)];
  const base = home.pathname.replace(/\/$/, '');
  if (to.origin !== home.origin || /%2f|%5c|%2e|%25|%00|;|\\/i.test(to.pathname)) return false;
  return to.pathname === base || to.pathname.startsWith(`${base}/`);
}
