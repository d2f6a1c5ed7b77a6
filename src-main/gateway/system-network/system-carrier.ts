/**
 * Carries requests by the system's network functions (decision 042): the same interface and the same limits as the
 * carrier of our own connections, so that the gateway does not know which one it has.
 */
import type { X509Certificate } from 'node:crypto';
import type { CarriedRequest, RemoteCarrier } from '../carrier.ts';
import type { GatewayRoute } from '../target.ts';
import { type CertificateJudge, certificateJudge } from './judge-certificate.ts';
import { NetworkExchange } from './network-exchange.ts';
import { ownLogin } from './own-login.ts';
import type { NetworkSession, SystemNetwork } from './system-network.ts';

export interface SystemCarrier extends RemoteCarrier {
  /** The certificates that a server has shown last; empty where none was asked for. */
  shownChain(origin: string, route: GatewayRoute): readonly X509Certificate[];
  /** The ways to a server, in the form of a proxy script's result. */
  resolveProxy(origin: string, route: GatewayRoute): Promise<string>;
}

interface OpenWay {
  readonly session: Promise<NetworkSession>;
  readonly judge: CertificateJudge;
}

/** Number of profiles with a session: those that tabs show at once. */
const routeLimit = 8;

export function createSystemCarrier(network: SystemNetwork): SystemCarrier {
  const ways = new Map<GatewayRoute, Map<string, OpenWay>>();
  const waysOf = (route: GatewayRoute): Map<string, OpenWay> => {
    const known = ways.get(route) ?? new Map<string, OpenWay>();
    // Re-inserting moves the route to the end, so that the least recently used one is dropped first.
    ways.delete(route);
    ways.set(route, known);
    const [oldest] = ways.keys();
    // Requests under way keep the session of a dropped route; it closes idle connections by itself.
    if (oldest !== undefined && ways.size > routeLimit) ways.delete(oldest);
    return known;
  };
  const wayOf = ({ origin, route }: Pick<CarriedRequest, 'origin' | 'route'>): OpenWay => {
    const open = waysOf(route);
    const known = open.get(origin);
    if (known) return known;
    const judge = certificateJudge(origin, route);
    const session = network.open({ origin, proxy: route.proxy, judge: judge.judge });
    const way = { session, judge };
    open.set(origin, way);
    // A session that could not be opened is opened anew by the next request.
    session.catch(() => open.delete(origin));
    return way;
  };

  return {
    send(request, sink) {
      const { session, judge } = wayOf(request);
      const exchange = new NetworkExchange(request, sink, {
        lastRefusal: judge.lastRefusal,
        login: (question, tried) => network.logins.find(question, ownLogin(request.route), tried),
      });
      session.then(
        (opened) => exchange.begin(opened),
        (error: unknown) => exchange.fail(error),
      );
      return exchange;
    },
    shownChain: (origin, route) => ways.get(route)?.get(origin)?.judge.chain() ?? [],
    async resolveProxy(origin, route) {
      return (await wayOf({ origin, route }).session).resolveProxy(`${origin}/`);
    },
    async close() {
      const sessions = [...ways.values()].flatMap((open) => [...open.values()]);
      ways.clear();
      // A session that never opened has nothing to close; its requests have failed by name.
      await Promise.all(
        sessions.map(({ session }) =>
          session.then(
            (opened) => opened.close(),
            () => undefined,
          ),
        ),
      );
    },
  };
}
