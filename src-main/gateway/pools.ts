/** The kept-alive connections to servers. A profile that changed how it is reached gets new ones. */
import type { Socket } from 'node:net';
import { Pool } from 'undici';
import { bodyLimit } from './body-limit.ts';
import { connectLimit, openConnection } from './connector.ts';
import type { ProxyServer } from './proxy-rules.ts';
import type { GatewayRoute } from './target.ts';

/** Bytes of an answer's header section. */
const headerLimit = 64 * 1024;
/** Connections to one server; more requests than that wait for one, under the gateway's deadline. */
const connectionLimit = 128;
/** Servers whose connections are kept: those that tabs show at once. */
const poolLimit = 8;

export interface Pools {
  of(origin: string, route: GatewayRoute, proxy: ProxyServer | null): Pool;
  close(): Promise<void>;
}

/** `patience`: ms; a connection that nobody waits for any more is not waited for either. */
export function createPools(patience = connectLimit): Pools {
  const kept = new Map<string, { readonly route: GatewayRoute; readonly pool: Pool }>();
  const drop = (key: string): void => {
    // Running answers are finished first; nobody waits for that.
    void kept.get(key)?.pool.close();
    kept.delete(key);
  };

  return {
    of(origin, route, proxy) {
      const key = proxy ? `${origin} ${proxy.host} ${proxy.port} ${proxy.secure} ${proxy.login}` : origin;
      const found = kept.get(key);
      if (found?.route === route) return found.pool;
      drop(key);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= poolLimit) drop(oldest);
      const pool = openPool(origin, route, proxy, Math.min(patience, connectLimit));
      kept.set(key, { route, pool });
      return pool;
    },
    async close() {
      const open = [...kept.values()];
      kept.clear();
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
    // One deadline, and it is the gateway's.
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
