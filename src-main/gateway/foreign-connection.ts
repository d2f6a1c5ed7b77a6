/**
 * Opens a connection to an address that is no server of a profile, such as a link's: by the profile's proxy and with its
 * authorities, but without its client certificate and without the certificates that somebody trusts on one host.
 */
import type { Socket } from 'node:net';
import { type AskSystem, chooseWays } from './choose-proxy.ts';
import { openByWays } from './connector.ts';
import type { GatewayRoute } from './target.ts';

export interface ForeignConnection {
  /** Over TLS where the address is https. */
  readonly socket: Socket;
  readonly throughProxy: boolean;
  /** `user:password` for a proxy that takes the whole address of plain http; null elsewhere. */
  readonly proxyLogin: string | null;
}

/** Rejects with the codes of Node and of the gateway (failure.ts). */
export async function openForeign(
  url: URL,
  { proxy, proxyPassword, authorities }: GatewayRoute,
  askSystem: AskSystem | null,
): Promise<ForeignConnection> {
  const route: GatewayRoute = { proxy, proxyPassword, authorities, client: null, trusted: [] };
  const ways = await chooseWays(route, url.origin, askSystem);
  const secure = url.protocol === 'https:';
  const end = { hostname: url.hostname, port: Number(url.port || (secure ? 443 : 80)), secure, route };
  return new Promise((resolve, reject) => {
    openByWays(end, ways, (error, socket, way) => {
      if (error || !socket) reject(error ?? new Error('no connection'));
      else resolve({ socket, throughProxy: way !== null, proxyLogin: secure ? null : (way?.login ?? null) });
    });
  });
}
