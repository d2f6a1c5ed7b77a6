/** Finds the area that answers a request, and loads it when it is first needed. */
import type { Hono } from 'hono';
import type { Download, Implementation } from './implement.ts';

export interface AreaRoutes {
  readonly routes: readonly Implementation[];
  /** Addresses that answer a file instead of an envelope. */
  readonly downloads?: readonly Download[];
}

export interface Area {
  /** Where it is looked for first. */
  readonly paths: RegExp;
  readonly load: () => Promise<AreaRoutes>;
}

/** Answers which app has an address, or null where none has. What is opened of an area stays open, for all who ask. */
export function areaFinder<App extends Pick<Hono, 'router'>>(
  open: (routes: AreaRoutes) => App,
): (areas: readonly Area[], request: Request) => Promise<App | null> {
  const opened = new WeakMap<Area, Promise<App>>();

  function appOf(area: Area): Promise<App> {
    const known = opened.get(area);
    if (known) return known;
    const opening = area.load().then(open);
    opened.set(area, opening);
    // What could not be loaded is tried again by the next request.
    opening.catch(() => opened.delete(area));
    return opening;
  }

  return async (areas, request) => {
    const { pathname } = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const likely = areas.filter(({ paths }) => paths.test(pathname));
    for (const area of new Set([...likely, ...areas])) {
      const app = await appOf(area);
      if (app.router.match(method, pathname)[0].length > 0) return app;
    }
    return null;
  };
}
