/**
 * Opens the connections of the remote carrier, directly or through a proxy. Certificates are always verified; where
 * one is refused, its fingerprint is noted on the error, so that a person can compare it (limits.md §3).
 */
import { connect as connectTcp, type Socket } from 'node:net';
import { authorities } from '../authorities/authorities.ts';
import { noteFailedProxy, noteWorkingProxy } from './failed-proxies.ts';
import { nameFailure } from './failure.ts';
import type { ProxyServer, Way, Ways } from './proxy-rules.ts';
import { openTunnel } from './proxy-tunnel.ts';
import type { GatewayCode } from './refusal.ts';
import type { GatewayRoute } from './target.ts';
import { awaitOpen, coded, openTls, type Pin } from './tls-socket.ts';

/** Milliseconds until a connection, with its TLS handshake, must stand. */
export const connectLimit = 10_000;

/** Reasons for which the certificate of another end is refused. */
const certificateFailures: ReadonlySet<GatewayCode> = new Set([
  'TLS_SELF_SIGNED',
  'TLS_UNKNOWN_CA',
  'TLS_WRONG_NAME',
  'TLS_EXPIRED',
  'TLS_NOT_YET_VALID',
  'TLS_REVOKED',
]);

export interface ServerEnd {
  /** As a URL writes it: an IPv6 address stands in brackets. */
  readonly hostname: string;
  readonly port: number;
  readonly secure: boolean;
  readonly route: GatewayRoute;
  readonly proxy: ProxyServer | null;
}

type Done = (error: Error | null, socket: Socket | null) => void;

/**
 * Calls back once. The error of a refused certificate has `fingerprint` (SHA-256, colon-separated hex). Its time begins
 * when this computer's authorities have been read.
 */
export function openConnection(end: ServerEnd, done: Done, limit = connectLimit): void {
  if (end.secure || end.proxy?.secure) authorities.whenReady(() => open(end, done, limit));
  else open(end, done, limit);
}

function open(end: ServerEnd, done: Done, limit: number): void {
  let socket: Socket | null = null;
  let over = false;
  /** Who is waited for: the proxy until it takes the connection, then the server. */
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
  const attempt = (left: typeof pins): void => {
    const [pin, ...others] = left;
    const reached = (): void => {
      atProxy = false;
    };
    openOnce(end, { pin: pin ?? null, keep, reached }, (error, opened) => {
      // Another certificate than the trusted one may be a good one by now.
      if (error && pin && 'fingerprint' in error) attempt(others);
      else finish(error, opened);
    });
  };
  attempt(pins);
}

interface Attempt {
  readonly pin: Pin | null;
  readonly keep: (socket: Socket) => Socket;
  /** The first connection stands. */
  readonly reached: () => void;
}

function openOnce(end: ServerEnd, { pin, keep, reached }: Attempt, done: Done): void {
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
    reached();
    if (proxy) noteWorkingProxy(proxy);
    // Plain HTTP is asked of the proxy itself, by the whole address (RFC 9112 §3.2.2).
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

/** The certificates that the user trusts on a host, `name:port`. */
function trustedOn(route: GatewayRoute, host: string): GatewayRoute['trusted'] {
  return route.trusted.length === 0 ? route.trusted : route.trusted.filter((one) => one.host === host);
}

/** The first of the ways that leads to the end, and which it is; the next one is for a proxy that can't be reached. */
export function openByWays(
  end: Omit<ServerEnd, 'proxy'>,
  [way, ...others]: Ways,
  done: (error: Error | null, socket: Socket | null, way: Way) => void,
): void {
  openConnection({ ...end, proxy: way }, (error, socket) => {
    const [next, ...rest] = others;
    if (error && next !== undefined && isProxyDown(error, way)) openByWays(end, [next, ...rest], done);
    else done(error, socket, way);
  });
}

/** Nothing has reached a server then. What is remembered of it is for the calls that come. */
export function isProxyDown(error: Error, way: Way): boolean {
  if (way === null || Reflect.get(error, 'code') !== 'PROXY_UNREACHABLE') return false;
  noteFailedProxy(way);
  return true;
}

/** Name and port, as trust is given. */
function hostOf({ hostname, port }: ServerEnd): string {
  return `${bare(hostname)}:${port}`;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * That the proxy is not there is another thing than that the server is not, and so is a certificate of the proxy's own
 * that is refused. `detail`: why.
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
