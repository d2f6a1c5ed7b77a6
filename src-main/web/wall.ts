/**
 * The wall around the web shell: checks of every request before its content is looked at (limits.md §3). Any page
 * in any browser on this machine can send requests to a loopback port; only the console that this shell served, in
 * a tab with a session, may be heard. Pure.
 */

/** Facts that the wall checks; null where a field is absent, and `twice` where a field is repeated that must not be. */
export interface RequestFacts {
  readonly host: string | null;
  readonly origin: string | null;
  readonly fetchSite: string | null;
  readonly fetchMode: string | null;
  readonly fetchDest: string | null;
  readonly session: string | null;
  readonly contentType: string | null;
  readonly contentLength: string | null;
  readonly chunked: boolean;
  readonly isRepeated: boolean;
}

/** Permitted requesters: any page (static files), the console without or with a session, a local program. */
export type Audience = 'page' | 'console' | 'session' | 'program';

export interface WallRequest {
  readonly httpVersion: string;
  readonly method: string;
  readonly target: string;
  readonly facts: RequestFacts;
}

export interface WallRoute {
  readonly audience: Audience;
  readonly methods: readonly string[];
  /** Permitted media types of a body; a write without one of them is refused. */
  readonly bodyTypes: readonly string[];
}

export interface WallOptions {
  /** `127.0.0.1:PORT`, exactly as the browser writes it. */
  readonly host: string;
  readonly hasSession: (token: string) => boolean;
  /** Target of links: the one address that a tab may open from another site or a page on the disk. */
  readonly entry: string;
  /** Address that the page on the disk requests as a picture, or null. */
  readonly clearing: string | null;
}

export type WallCode =
  | 'HTTP_VERSION'
  | 'TARGET_FORM'
  | 'HOST'
  | 'DUPLICATE_FIELD'
  | 'METHOD'
  | 'ORIGIN'
  | 'SESSION'
  | 'SERVICE_WORKER'
  | 'BODY_TYPE';

const statusOf: Readonly<Record<WallCode, number>> = {
  HTTP_VERSION: 505,
  TARGET_FORM: 400,
  HOST: 421,
  DUPLICATE_FIELD: 400,
  METHOD: 405,
  ORIGIN: 403,
  SESSION: 403,
  SERVICE_WORKER: 404,
  BODY_TYPE: 415,
};

export interface WallRefusal {
  readonly code: WallCode;
  readonly status: number;
}

const reads: readonly string[] = ['GET', 'HEAD'];

/** Returns the first violation, or null where the request may pass. */
export function checkWall(request: WallRequest, route: WallRoute, options: WallOptions): WallRefusal | null {
  const { facts } = request;
  if (request.httpVersion !== '1.1') return refuse('HTTP_VERSION');
  // An absolute target makes Host meaningless (RFC 9112 §3.2.2); `*` and authorities are for other servers.
  if (!request.target.startsWith('/')) return refuse('TARGET_FORM');
  // wall: web-exact-host
  if (facts.host !== options.host) return refuse('HOST');
  if (facts.isRepeated) return refuse('DUPLICATE_FIELD');
  if (!route.methods.includes(request.method)) return refuse('METHOD');
  const comesIn = isEntering(request, route.audience, options);
  if (!comesIn && !mayAsk(facts, route.audience, `http://${options.host}`)) return refuse('ORIGIN');
  // Steward has no service worker: the request updates one of another program.
  if (facts.fetchDest === 'serviceworker') return refuse('SERVICE_WORKER');
  // wall: web-session-header
  if (route.audience === 'session' && !(facts.session && options.hasSession(facts.session)))
    return refuse('SESSION');
  if (!reads.includes(request.method) && !hasBodyType(request, route)) return refuse('BODY_TYPE');
  return null;
}

/** Whether a tab opens the entry from another site: it gets the page, which holds nothing, in a window of its own. */
function isEntering(
  { method, target, facts }: WallRequest,
  audience: Audience,
  { entry, clearing }: WallOptions,
): boolean {
  const { origin, fetchMode, fetchDest } = facts;
  if (audience !== 'page' || method !== 'GET' || origin !== null) return false;
  // wall: web-clearing-image
  if (target === clearing) return fetchMode === 'no-cors' && fetchDest === 'image';
  return (
    /* wall: web-led-to-entry */ target === entry && fetchMode === 'navigate' && fetchDest === 'document'
  );
}

function mayAsk(facts: RequestFacts, audience: Audience, ownOrigin: string): boolean {
  const { origin, fetchSite } = facts;
  // Browsers always send these fields; a program of the user's own sends neither.
  if (audience === 'program') return origin === null && fetchSite === null;
  // wall: web-exact-origin
  if (origin !== null && origin !== ownOrigin) return false;
  // wall: web-fetch-metadata
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  // `none` means an address that the user typed: it gets a page, never data.
  if (audience === 'page') return true;
  return origin === ownOrigin || fetchSite === 'same-origin';
}

function hasBodyType({ method, facts }: WallRequest, { bodyTypes }: WallRoute): boolean {
  if (facts.contentType === null) return method === 'DELETE' && !hasBody(facts);
  const type = facts.contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /* wall: web-body-type */ bodyTypes.includes(type);
}

export function hasBody(facts: RequestFacts): boolean {
  return facts.chunked || (facts.contentLength !== null && facts.contentLength !== '0');
}

/** Extracts the facts from Node's raw headers, which keep duplicates. */
export function readFacts(raw: readonly string[]): RequestFacts {
  let host: string | null = null;
  let origin: string | null = null;
  let fetchSite: string | null = null;
  let fetchMode: string | null = null;
  let fetchDest: string | null = null;
  let session: string | null = null;
  let contentType: string | null = null;
  let contentLength: string | null = null;
  let chunked = false;
  let twice = false;
  for (let i = 0; i < raw.length; i += 2) {
    const value = raw[i + 1] ?? '';
    switch (raw[i]?.toLowerCase()) {
      case 'host':
        // A repeated Host counts as an invalid one.
        // wall: web-two-hosts
        host = host === null ? value : '';
        break;
      case 'origin':
        twice ||= origin !== null;
        origin = value;
        break;
      case 'sec-fetch-site':
        twice ||= fetchSite !== null;
        fetchSite = value;
        break;
      case 'sec-fetch-mode':
        twice ||= fetchMode !== null;
        fetchMode = value;
        break;
      case 'sec-fetch-dest':
        twice ||= fetchDest !== null;
        fetchDest = value;
        break;
      case 'x-steward-session':
        twice ||= session !== null;
        session = value;
        break;
      case 'content-type':
        twice ||= contentType !== null;
        contentType = value;
        break;
      case 'content-length':
        twice ||= contentLength !== null;
        contentLength = value;
        break;
      case 'transfer-encoding':
        chunked = true;
        break;
    }
  }
  twice ||= chunked && contentLength !== null;
  return {
    host,
    origin,
    fetchSite,
    fetchMode,
    fetchDest,
    session,
    contentType,
    contentLength,
    chunked,
    isRepeated: twice,
  };
}

function refuse(code: WallCode): WallRefusal {
  return { code, status: statusOf[code] };
}
