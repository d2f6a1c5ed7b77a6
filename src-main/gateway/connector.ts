/**
 * Opens the connections of the remote carrier, directly or through a proxy. Certificates are always verified; the
 * error of a refused certificate carries its fingerprint, so that a person can compare it (limits.md §3).
 */
import { connect as connectTcp, type Socket } from 'node:net';
import { authorities } from '../authorities/authorities.ts';
import { noteFailedProxy, noteWorkingProxy } from './failed-proxies.ts';
import { nameFailure } from './failure.ts';
import type { ProxyServer, ProxyWay, ProxyWays } from './proxy-rules.ts';
import { openTunnel } from './proxy-tunnel.ts';
import type { GatewayCode } from './refusal.ts';
import type { GatewayRoute } from './target.ts';
import { awaitOpen, coded, openTls, type Pin } from './tls-socket.ts';

/** Milliseconds to open a connection, TLS handshake included. */
export const connectLimit = 10_000;

/** Reasons for which a server's or proxy's certificate is refused. */
const certificateFailures: ReadonlySet<GatewayCode> = new Set([
  'TLS_SELF_SIGNED',
  'TLS_UNKNOWN_CA',
  'TLS_WRONG_NAME',
  'TLS_EXPIRED',
  'TLS_NOT_YET_VALID',
  'TLS_REVOKED',
  'TLS_WRONG_USE',
]);

export interface ServerEnd {
  /** The host as in a URL: an IPv6 address stands in brackets. */
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
  readonly route: GatewayRoute;
  readonly proxy: ProxyServer | null;
}

type Done = (error: Error | null, socket: Socket | null) => void;

/**
 * Calls back once. The error of a refused certificate has `fingerprint` (SHA-256, colon-separated hex). The time
 * limit begins when this computer's authorities have been read.
 */
export function openConnection(end: ServerEnd, done: Done, limit = connectLimit): void {
  if (end.secure || end.proxy?.secure) authorities.whenReady(() => open(end, done, limit));
  else open(end, done, limit);
}

function open(end: ServerEnd, done: Done, limit: number): void {
  let socket: Socket | null = null;
  let over = false;
  /** The end that is slow in a timeout: the proxy until it accepts the connection, then the server. */
  let atProxy = end.proxy !== null;
  const late = (): Error => {
    const error = coded('UND_ERR_CONNECT_TIMEOUT');
    return atProxy ? asProxyFailure(error) : error;
  };
  const timer = setTimeout(() => finish(late(), null), limit);
  const finish: Done = (error, opened) => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    if (error) socket?.on('error', () => undefined).destroy();
    done(error, error ? null : opened);
  };
  const keep = (made: Socket): Socket => {
    socket = made;
    return made;
  };
  const pins = end.secure ? trustedOn(end.route, hostOf(end)) : [];
  const attempt = (remainingPins: typeof pins): void => {
    const [pin, ...others] = remainingPins;
    const onConnection = (): void => {
      atProxy = false;
    };
    openOnce(end, { pin: pin ?? null, keep, onConnection }, (error, opened) => {
      // The server may have replaced its pinned certificate by one that authorities vouch for.
      if (error && pin && 'fingerprint' in error) attempt(others);
      else finish(error, opened);
    });
  };
  attempt(pins);
}

interface Attempt {
  readonly pin: Pin | null;
  readonly keep: (socket: Socket) => Socket;
  /** Called when the first connection is open. */
  readonly onConnection: () => void;
}

function openOnce(end: ServerEnd, { pin, keep, onConnection }: Attempt, done: Done): void {
  const host = bare(end.hostname);
  const { proxy } = end;
  const first = proxy ?? { host, port: end.port, secure: false };
  const socket = keep(dial(first));
  const secure = (over: Socket): void => {
    if (!end.secure) done(null, over);
    else
      awaitOpen(
        keep(openTls({ host, port: end.port, socket: over, route: end.route, pin })),
        'secureConnect',
        done,
      );
  };
  const arrived: Done = (error, opened) => {
    if (error || !opened) return done(proxy ? asProxyFailure(error) : error, null);
    onConnection();
    if (proxy) noteWorkingProxy(proxy);
    // Plain HTTP goes to the proxy itself with the absolute URL (RFC 9112 §3.2.2).
    if (!proxy || !end.secure) return secure(opened);
    openTunnel(opened, proxy, { host, port: end.port }, (refused) => {
      if (refused) done(refused, null);
      else secure(opened);
    });
  };
  const route = end.route;
  if (!first.secure) awaitOpen(socket, 'connect', arrived);
  else
    awaitOpen(
      keep(openTls({ host: first.host, port: first.port, socket, route, pin: null })),
      'secureConnect',
      arrived,
    );
}

function dial({ host, port }: { readonly host: string; readonly port: number }): Socket {
  return connectTcp({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 60_000 });
}

/** The certificates that the user trusts on a host (`name:port`). */
function trustedOn(route: GatewayRoute, host: string): GatewayRoute['trusted'] {
  return route.trusted.length === 0
    ? route.trusted
    : /* wall: trust-host */ route.trusted.filter((one) => one.host === host);
}

/** Opens the first way that works, and returns it; the next way is tried only where a proxy is unreachable. */
export function openByWays(
  end: Omit<ServerEnd, 'proxy'>,
  [way, ...others]: ProxyWays,
  done: (error: Error | null, socket: Socket | null, way: ProxyWay) => void,
): void {
  openConnection({ ...end, proxy: way }, (error, socket) => {
    const [next, ...rest] = others;
    if (error && next !== undefined && isProxyDown(error, way)) openByWays(end, [next, ...rest], done);
    else done(error, socket, way);
  });
}

/** Whether the proxy was unreachable, so that nothing has reached the server. Notes it for later calls. */
export function isProxyDown(error: Error, way: ProxyWay): boolean {
  if (way === null || Reflect.get(error, 'code') !== 'PROXY_UNREACHABLE') return false;
  noteFailedProxy(way);
  return true;
}

/** Name and port, the form in which profiles list trusted certificates. */
function hostOf({ hostname, port }: ServerEnd): string {
  return `${bare(hostname)}:${port}`;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Distinguishes an unreachable proxy from an unreachable server, and a refused certificate of the proxy from one of
 * the server. `detail`: the cause.
 */
export function asProxyFailure(error: unknown): Error {
  const { code, detail: words } = nameFailure(error);
  if (certificateFailures.has(code))
    return Object.assign(coded('PROXY_CERTIFICATE'), {
      cause: error,
      detail: `${code} ${words ?? ''}`.trim(),
    });
  const detail: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return Object.assign(coded('PROXY_UNREACHABLE'), { cause: error, detail: detail ?? null });
}
