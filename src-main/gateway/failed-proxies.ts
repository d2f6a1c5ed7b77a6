/**
 * Proxies that could not be reached lately. Of a list of ways (Netscape's rule for proxy scripts) they are tried last,
 * so that not every call waits for one that is down. In memory only.
 */
import type { ProxyServer } from './proxy-rules.ts';

/** Milliseconds, as Chromium has it. */
const rememberedFor = 5 * 60_000;
/** Proxies that are remembered. */
const most = 100;
const failed = new Map<string, number>();

export function noteFailedProxy(proxy: ProxyServer, now = Date.now()): void {
  failed.delete(keyOf(proxy));
  failed.set(keyOf(proxy), now);
  const [oldest] = failed.keys();
  if (failed.size > most && oldest !== undefined) failed.delete(oldest);
}

/** It answered: whatever was wrong with it is over. */
export function noteWorkingProxy(proxy: ProxyServer): void {
  failed.delete(keyOf(proxy));
}

/** Those that may work before those that failed, each in their order; null means direct. */
export function inOrderOfHope<Way extends ProxyServer | null>(ways: readonly Way[], now = Date.now()): Way[] {
  if (ways.length < 2 || failed.size === 0) return [...ways];
  const isDown = (way: Way): boolean =>
    way !== null && now - (failed.get(keyOf(way)) ?? -rememberedFor) < rememberedFor;
  return [...ways.filter((way) => !isDown(way)), ...ways.filter(isDown)];
}

function keyOf({ host, port, secure }: ProxyServer): string {
  return `${host} ${port} ${secure}`;
}
