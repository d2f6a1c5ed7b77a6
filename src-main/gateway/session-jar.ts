/**
 * The session cookies of each target, in memory only: they never reach the renderer or the disk, and are never sent
 * to another host than the one that set them (limits.md §3).
 */
import { type Cookie, type CookieSource, pathMatches, readSetCookie } from './set-cookie.ts';

/** Limit of cookies for one target; the oldest are dropped first. */
const countLimit = 50;

export interface SessionJar {
  /** Stores the cookies of a response. A target whose address changed loses its old cookies. */
  store(id: string, origin: string, values: readonly string[], source: CookieSource): void;
  /** Returns the Cookie value for a path: stored cookies, longest path first, override the `given` ones. */
  header(id: string, origin: string, path: string, now: number, given: string): string;
  has(id: string): boolean;
  forget(id: string): void;
}

interface Shelf {
  readonly origin: string;
  readonly cookies: Map<string, Cookie>;
}

export function createSessionJar(): SessionJar {
  const shelves = new Map<string, Shelf>();

  return {
    store(id, origin, values, source) {
      let shelf = shelves.get(id);
      if (shelf?.origin !== origin) {
        shelf = { origin, cookies: new Map() };
        shelves.set(id, shelf);
      }
      for (const value of values) {
        const cookie = readSetCookie(value, source);
        if (!cookie) continue;
        const key = `${cookie.name};${cookie.path}`;
        shelf.cookies.delete(key);
        if (cookie.expires === null || cookie.expires > source.now) shelf.cookies.set(key, cookie);
        const oldest = shelf.cookies.keys().next().value;
        if (shelf.cookies.size > countLimit && oldest !== undefined) shelf.cookies.delete(oldest);
      }
    },
    header(id, origin, path, now, header) {
      const shelf = shelves.get(id);
      if (!shelf || /* wall: jar-origin */ shelf.origin !== origin || shelf.cookies.size === 0) return header;
      const cookies = [...shelf.cookies.values()]
        .filter(
          (cookie) => (cookie.expires === null || cookie.expires > now) && pathMatches(cookie.path, path),
        )
        .sort((a, b) => b.path.length - a.path.length);
      const names = new Set(cookies.map((cookie) => cookie.name));
      const others = header
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair !== '' && !names.has(pair.split('=', 1)[0]?.trim() ?? ''));
      return [...cookies.map((cookie) => `${cookie.name}=${cookie.value}`), ...others].join('; ');
    },
    has: (id) => (shelves.get(id)?.cookies.size ?? 0) > 0,
    forget(id) {
      shelves.delete(id);
    },
  };
}
