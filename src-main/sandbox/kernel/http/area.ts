/** Finds the area for a request by the addresses of its calls, and loads it on demand. */
import type { Download, Implementation } from './implement.ts';

export interface AreaRoutes {
  readonly routes: readonly Implementation[];
  /** Addresses that return a file instead of an envelope. */
  readonly downloads?: readonly Download[];
}

export interface Area {
  /** Method and path of all its calls, known without loading the area. */
  readonly addresses: () => Promise<readonly string[]>;
  readonly load: () => Promise<AreaRoutes>;
}

/** Returns a function that finds the app for an address, or null. An opened area is cached for all callers. */
export function areaFinder<App>(
  open: (routes: AreaRoutes) => App,
): (areas: readonly Area[], request: Request) => Promise<App | null> {
  const tableOf = once(addressTable);
  const appOf = once(async (area: Area) => open(await area.load()));

  return async (areas, request) => {
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const find = await tableOf(areas);
    const area = find(`${method} ${pathname}`);
    return area ? appOf(area) : null;
  };
}

async function addressTable(areas: readonly Area[]): Promise<(address: string) => Area | undefined> {
  const exact = new Map<string, Area>();
  const open: (readonly [parts: readonly string[], area: Area])[] = [];
  for (const area of areas)
    for (const address of await area.addresses()) {
      if (address.includes('{')) open.push([address.split('/'), area]);
      else exact.set(address, area);
    }
  return (address) => {
    const asked = address.split('/');
    return exact.get(address) ?? open.find(([parts]) => isLike(parts, asked))?.[1];
  };
}

/** A part in braces matches any text. */
function isLike(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, index) => part === asked[index] || (part.startsWith('{') && asked[index] !== ''))
  );
}

/** Caches the result for each key; a failed load is tried again by the next request. */
function once<Key extends object, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new WeakMap<Key, Promise<Value>>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const working = work(key);
    known.set(key, working);
    working.catch(() => known.delete(key));
    return working;
  };
}
