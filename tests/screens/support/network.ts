/**
 * Node's `fetch` treats a request as a browser does: it completes the address and states the page's origin. The test
 * sees every request, and may answer in the server's place.
 */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { follow } from './open-requests.ts';
import { FetchedRequest } from './upload.ts';

export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Text of the body; of a form with files it is not read. */
  readonly body: string | null;
}

/** An answer that a test gives in the server's place. */
export interface Route {
  readonly call: Call;
  request(): { postDataJSON(): Record<string, unknown>; method(): string; url(): string };
  fulfill(answer: { json?: unknown; body?: string; status?: number; contentType?: string }): void;
  continue(changed?: { body?: string }): void;
  /** Asks the server; what it says may be changed on its way. */
  fetch(): Promise<Response>;
  abort(): void;
}

export type Handler = (route: Route) => unknown;

/** An answer that has come; `response` where answers of its path are read. */
export interface Answered {
  readonly call: Call;
  readonly status: number;
  readonly response: Response | null;
}

/** The stream of events, which the console opens once for all pages of a worker. */
const eventsPath = '/bridge/events';

const sent: Call[] = [];
const answers: Answered[] = [];
let read: RegExp | null = null;
const followed = (call: Call) => read?.test(call.url.pathname) ?? false;
const routes = new Map<string | RegExp, Handler>();
/** One load of a page. */
interface Load {
  /** Requests that are being written. */
  written: number;
  /** Requests whose answer is still to come. */
  readonly underWay: Set<Call>;
  /** Requests that end with the page: all but those with `keepalive`. */
  readonly stops: Set<AbortController>;
  /** Requests that would be given up in vain were they collected: undici holds the signal of a `Request` weakly. */
  readonly held: Set<Request>;
}
const newLoad = (): Load => ({ written: 0, underWay: new Set(), stops: new Set(), held: new Set() });
let page = newLoad();
/** Paths whose answer never comes. */
let silent: readonly string[] = [eventsPath];
const nodeFetch = globalThis.fetch;

/** A path, or its end behind `**`. */
const fits = ({ url }: Call, path: string | RegExp) => {
  if (typeof path !== 'string') return path.test(url.pathname);
  return path.startsWith('**') ? url.pathname.endsWith(path.slice(2)) : url.pathname === path;
};

function pageFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return follow(`${init?.method ?? 'GET'} ${pathname}`, () => exchange(input, init));
}

async function exchange(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const load = page;
  const stop = new AbortController();
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  const isKept = (input instanceof Request && input.keepalive) || init?.keepalive === true;
  if (!isKept && pathname !== eventsPath) load.stops.add(stop);
  load.written += 1;
  const [request, call] = await written(input, init).finally(() => {
    load.written -= 1;
  });
  const given = init?.signal ?? (input instanceof Request ? input.signal : null);
  if (input instanceof Request) load.held.add(input);
  const giveUp = () => stop.abort(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp, { once: true });
  stop.signal.throwIfAborted();
  sent.push(call);
  const handler = [...routes].find(([path]) => fits(call, path))?.[1];
  load.underWay.add(call);
  try {
    const { signal } = stop;
    const response = await (handler
      ? answered(handler, call, request, signal)
      : nodeFetch(request, { signal }));
    // Of what is read whole the answer has come when its last byte has.
    const isWhole = /^application\/json/.test(response.headers.get('content-type') ?? '');
    if (isWhole)
      await response
        .clone()
        .arrayBuffer()
        .catch(() => undefined);
    answers.push({ call, response: followed(call) ? response.clone() : null, status: response.status });
    return response;
  } finally {
    load.underWay.delete(call);
  }
}

async function written(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<readonly [request: Request, call: Call]> {
  const given = input instanceof Request ? input : new URL(input, location.href);
  const request = await withWholeForm(new Request(given, init));
  request.headers.set('Origin', location.origin);
  return [request, await record(request)];
}

/**
 * Node writes a form's parts one by one, and ends the process where a request is given up meanwhile (undici,
 * `extractBody`: "ReadableStream is already closed"): a form is sent as the bytes that it is.
 */
async function withWholeForm(request: Request): Promise<Request> {
  if (!/^multipart\/form-data/.test(request.headers.get('content-type') ?? '')) return request;
  return new Request(request, { body: await request.arrayBuffer() });
}

function answered(handler: Handler, call: Call, request: Request, signal: AbortSignal): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  // A browser fails such a request, whoever was to answer.
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  const route: Route = {
    call,
    request: () => ({
      postDataJSON: () => JSON.parse(call.body ?? ''),
      method: () => call.method,
      url: () => call.url.href,
    }),
    fulfill: ({ json, body = JSON.stringify(json), status = 200, contentType }) =>
      resolve(new Response(body, { status, headers: { 'content-type': contentType ?? 'application/json' } })),
    continue: ({ body } = {}) => {
      // Nobody waits any more for what was given up.
      if (signal.aborted) return;
      resolve(nodeFetch(body === undefined ? request : new Request(request, { body }), { signal }));
    },
    fetch: () => nodeFetch(request, { signal }),
    abort: () => reject(new TypeError('the test cut it')),
  };
  Promise.resolve(handler(route)).catch(reject);
  return promise;
}

async function record(request: Request): Promise<Call> {
  const { method, headers } = request;
  const isText = /json|urlencoded/.test(headers.get('content-type') ?? '');
  const body = isText ? await request.clone().text() : null;
  return { method, url: new URL(request.url), headers, body };
}

export const network = {
  async take(): Promise<void> {
    const sample = await new Response(new URLSearchParams()).formData();
    const NodeForm = sample.constructor as typeof FormData;
    const DomForm = FormData;
    // Of a form of the page, too, which React asks for at its submit.
    class PageForm extends NodeForm {
      constructor(form?: HTMLFormElement) {
        super();
        if (form)
          for (const [name, value] of new DomForm(form))
            if (typeof value === 'string') this.append(name, value);
      }
    }
    // Node's `fetch` knows jsdom's files and forms neither to send nor to read.
    Object.assign(globalThis, {
      Request: Object.getPrototypeOf(Request),
      File: NodeFile,
      Blob: NodeBlob,
      FormData: PageForm,
    });
    globalThis.fetch = pageFetch;
    globalThis.XMLHttpRequest = FetchedRequest as unknown as typeof XMLHttpRequest;
  },
  calls: (path: string | RegExp): readonly Call[] => sent.filter((call) => fits(call, path)),
  /** The answered calls, in the order of their answers. */
  answers: (path: RegExp): readonly Answered[] => answers.filter(({ call }) => fits(call, path)),
  /** From now on the answers of these paths can be read. */
  read(path: RegExp): void {
    read = path;
  },
  route: (path: string | RegExp, handler: Handler): void => void routes.set(path, handler),
  unroute: (path: string): void => void routes.delete(path),
  /** Whether an answer is on its way. */
  isBusy: (): boolean =>
    page.written > 0 || [...page.underWay].some(({ url }) => !silent.includes(url.pathname)),
  /** The page goes: what it asked for is given up, as a browser does. Returns how many changes are among it. */
  leave(): number {
    const { stops, underWay } = page;
    page = newLoad();
    for (const stop of stops) stop.abort(new DOMException('the page has gone', 'AbortError'));
    // The change door gives each of its requests a key.
    return [...underWay].filter(({ headers }) => headers.has('idempotency-key')).length;
  },
  /** The server will not answer these. */
  expectSilence(paths: readonly string[]): void {
    silent = [eventsPath, ...paths];
  },
  /** For the next test. */
  forget(): void {
    sent.length = 0;
    answers.length = 0;
    read = null;
    routes.clear();
    network.expectSilence([]);
  },
};
