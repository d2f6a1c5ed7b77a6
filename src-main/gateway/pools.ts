/** Pools of kept-alive connections to servers. A profile whose route changed gets a new pool. */
import type { Socket } from 'node:net';
import { Pool } from 'undici';
import { bodyLimit } from './body-limit.ts';
import { connectLimit, openConnection } from './connector.ts';
import type { ProxyServer } from './proxy-rules.ts';
import type { GatewayRoute } from './target.ts';

/** Bytes of a response's header section. */
const headerLimit = 64 * 1024;
/** Connections to one server; more requests than that wait for one, under the gateway's deadline. */
const connectionLimit = 128;
/** Number of servers with a pool: those that tabs show at once. */
const poolLimit = 8;

export interface Pools {
  of(origin: string, route: GatewayRoute, proxy: ProxyServer | null): Pool;
  close(): Promise<void>;
}

/** `patience`: milliseconds that callers wait; opening a connection takes no longer. */
export function createPools(patience = connectLimit): Pools {
  const poolByRoute = new Map<string, { readonly route: GatewayRoute; readonly pool: Pool }>();
  const drop = (key: string): void => {
    // `close` finishes running responses first; nobody waits for that.
    void poolByRoute.get(key)?.pool.close();
    poolByRoute.delete(key);
  };

  return {
    of(origin, route, proxy) {
      const key = proxy ? `${origin} ${proxy.host} ${proxy.port} ${proxy.secure} ${proxy.login}` : origin;
      const found = poolByRoute.get(key);
      if (found?.route === route) return found.pool;
      drop(key);
      const [oldest] = poolByRoute.keys();
      if (oldest !== undefined && poolByRoute.size >= poolLimit) drop(oldest);
      const pool = openPool(origin, route, proxy, Math.min(patience, connectLimit));
      poolByRoute.set(key, { route, pool });
      return pool;
    },
    async close() {
      const open = [...poolByRoute.values()];
      poolByRoute.clear();
      await Promise.all(open.map(({ pool }) => pool.destroy()));
    },
  };
}

function openPool(origin: string, route: GatewayRoute, proxy: ProxyServer | null, limit: number): Pool {
  return new Pool(origin, {
    connections: connectionLimit,
    allowH2: false,
    maxHeaderSize: headerLimit,
    maxResponseSize: bodyLimit,
    keepAliveTimeout: 15_000,
    // The gateway's deadline is the only one.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: ({ hostname, port, protocol }, callback) => {
      const secure = protocol === 'https:';
      const end = { hostname, port: Number(port || (secure ? 443 : 80)), secure, route, proxy };
      const opened = (error: Error | null, socket: Socket | null): void => {
        if (socket) callback(null, socket);
        else callback(error ?? new Error('no connection'), null);
      };
      openConnection(end, opened, limit);
    },
  });
}
