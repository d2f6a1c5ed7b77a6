/**
 * Proxies that were unreachable lately. In a list of ways they are tried last (Netscape's rule for proxy scripts),
 * so that not every call waits for a dead proxy. In memory only.
 */
import type { ProxyServer } from './proxy-rules.ts';

/** Milliseconds; Chromium's value. */
const rememberedFor = 5 * 60_000;
const most = 100;
const failed = new Map<string, number>();

export function noteFailedProxy(proxy: ProxyServer, now = Date.now()): void {
  failed.delete(keyOf(proxy));
  failed.set(keyOf(proxy), now);
  const [oldest] = failed.keys();
  if (failed.size > most && oldest !== undefined) failed.delete(oldest);
}

/** Forgets the failure of a proxy that has answered. */
export function noteWorkingProxy(proxy: ProxyServer): void {
  failed.delete(keyOf(proxy));
}

/** Sorts failed ways behind the others, each group in its order; null means direct. */
export function inOrderOfHope<Way extends ProxyServer | null>(ways: readonly Way[], now = Date.now()): Way[] {
  if (ways.length < 2 || failed.size === 0) return [...ways];
  const isDown = (way: Way): boolean =>
    way !== null && now - (failed.get(keyOf(way)) ?? -rememberedFor) < rememberedFor;
  return [...ways.filter((way) => !isDown(way)), ...ways.filter(isDown)];
}

function keyOf({ host, port, secure }: ProxyServer): string {
  return `${host} ${port} ${secure}`;
}
