/** Maps a request's path to a part of the shell and to the wall's demands there. Pure. */
import type { WallRoute } from './wall.ts';

export interface Route extends WallRoute {
  readonly kind:
    | 'page'
    | 'gateway'
    | 'call'
    | 'start'
    | 'events'
    | 'take'
    | 'give'
    | 'session'
    | 'link'
    | 'none';
  /** The rest of the path: a call's name or a file's id. */
  readonly rest: string;
}

const json = ['application/json'];
/** Content types of the platform's calls (src-shared/api/endpoint.ts). */
const platformBodies = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

const page: Route = { kind: 'page', rest: '', audience: 'page', methods: ['GET', 'HEAD'], bodyTypes: [] };
const gateway: Route = {
  kind: 'gateway',
  rest: '',
  audience: 'session',
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  bodyTypes: platformBodies,
};
const call: Route = { kind: 'call', rest: '', audience: 'session', methods: ['POST'], bodyTypes: json };
const start: Route = { kind: 'start', rest: '', audience: 'session', methods: ['POST'], bodyTypes: json };
const events: Route = { kind: 'events', rest: '', audience: 'session', methods: ['GET'], bodyTypes: [] };
const take: Route = {
  kind: 'take',
  rest: '',
  audience: 'session',
  methods: ['POST'],
  bodyTypes: ['application/octet-stream'],
};
const give: Route = { kind: 'give', rest: '', audience: 'session', methods: ['GET'], bodyTypes: [] };
const session: Route = { kind: 'session', rest: '', audience: 'console', methods: ['POST'], bodyTypes: json };
const link: Route = { kind: 'link', rest: '', audience: 'program', methods: ['POST'], bodyTypes: json };
/** Only clients with a session learn that the bridge lacks an address. */
const none: Route = {
  kind: 'none',
  rest: '',
  audience: 'session',
  methods: ['GET', 'POST'],
  bodyTypes: [...platformBodies, 'application/octet-stream'],
};

const callPrefix = '/bridge/call/';
const filePrefix = '/bridge/files/';

export function findRoute(method: string, target: string): Route {
  // The prefix decides here; the gateway then refuses paths that only resemble its own.
  if (/^\/p?api(?![A-Za-z0-9_-])/.test(target)) return gateway;
  if (!/^\/bridge(?![A-Za-z0-9_-])/.test(target)) return page;
  if (target === '/bridge/events') return events;
  if (target === '/bridge/session') return session;
  if (target === '/bridge/start') return start;
  if (target === '/bridge/link') return link;
  if (target === '/bridge/files') return take;
  const rest = target.slice(target.lastIndexOf('/') + 1);
  if (target === callPrefix + rest && /^[A-Za-z.]{1,100}$/.test(rest)) return { ...call, rest };
  if (target === filePrefix + rest && /^[A-Za-z0-9-]{1,64}$/.test(rest) && method === 'GET')
    return { ...give, rest };
  return none;
}
