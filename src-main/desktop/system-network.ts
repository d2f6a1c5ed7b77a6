/**
 * Chromium's network stack as the gateway uses it for profiles that connect as the system does (decision 042): proxies
 * that ask for the system's account, the system's store of certificates, HTTP/2.
 */
import { randomUUID } from 'node:crypto';
import { net, type Session, session } from 'electron';
import {
  type NetworkRequest,
  type NetworkSession,
  type NetworkWay,
  type ProxyLogins,
  redirectCookieField,
  type SystemNetwork,
} from '../gateway/system-network/system-network.ts';
import { verifyBy } from './certificate-answers.ts';
import { proxyConfig } from './proxy-config.ts';

export interface DesktopNetwork extends SystemNetwork {
  /** Whether a profile connects to this origin as the system does. */
  reaches(origin: string): boolean;
}

export function desktopNetwork(logins: ProxyLogins): DesktopNetwork {
  /** Origins of open sessions, each as often as it has one. */
  const origins: string[] = [];

  const open = async ({ origin, proxy, judge }: NetworkWay): Promise<NetworkSession> => {
    // It lives in memory only, since its name has no `persist:`.
    const own = session.fromPartition(`network-${randomUUID()}`, {
      cache: /* wall: network-no-cache */ false,
    });
    own.setCertificateVerifyProc(verifyBy(judge));
    passRedirectCookies(own);
    await own.setProxy(proxyConfig(proxy));
    origins.push(origin);
    return {
      request: ({ method, url }) =>
        // Without `credentials` the session's cookies are neither sent nor kept, and proxies and client certificates work.
        // A message is a readable stream (docs/api/incoming-message), which Electron's types leave out.
        net.request({
          method,
          url,
          session: own,
          redirect: /* wall: network-redirects */ 'manual',
          cache: 'no-store',
        }) as unknown as NetworkRequest,
      resolveProxy: (url) => own.resolveProxy(url),
      async close() {
        const at = origins.indexOf(origin);
        if (at >= 0) origins.splice(at, 1);
        await own.closeAllConnections();
        await own.clearAuthCache();
      },
    };
  };
  return { open, logins, reaches: (origin) => origins.includes(origin) };
}

/** Chromium hides `Set-Cookie` from who hears of a redirect, but not here, where the fields are still those of the server. */
function passRedirectCookies(own: Session): void {
  own.webRequest.onHeadersReceived(({ statusCode, responseHeaders = {} }, callback) => {
    if (statusCode < 300 || statusCode >= 400) return callback({});
    const fields = Object.entries(responseHeaders).filter(
      ([name]) => name.toLowerCase() !== redirectCookieField,
    );
    const cookies = fields.flatMap(([name, values]) => (name.toLowerCase() === 'set-cookie' ? values : []));
    const passed = cookies.length === 0 ? [] : [[redirectCookieField, cookies] as const];
    callback({ responseHeaders: Object.fromEntries([...fields, ...passed]) });
  });
}
