/**
 * What a browser does to a request of the page, done to Node's own `fetch`: the address is completed, the page's origin
 * is said. What was sent is kept for the test, which may answer in the server's place.
 */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { FetchedRequest } from './upload.ts';

export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Text of the body; of a form with files it is not read. */
  readonly body: string | null;
}

/** What a test answers in the server's place. */
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

const sent: Call[] = [];
const answers: Answered[] = [];
let read: RegExp | null = null;
const followed = (call: Call) => read?.test(call.url.pathname) ?? false;
const routes = new Map<string, Handler>();
/** Requests whose answer is still to come, and paths whose answer never will. */
const underWay = new Set<Call>();
/** Requests that are being written. */
let written = 0;
let silent: readonly string[] = ['/bridge/events'];
const nodeFetch = globalThis.fetch;

/** A path, or its end behind `**`. */
const fits = ({ url }: Call, path: string | RegExp) => {
  if (typeof path !== 'string') return path.test(url.pathname);
  return path.startsWith('**') ? url.pathname.endsWith(path.slice(2)) : url.pathname === path;
};

async function pageFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request =
    input instanceof Request ? new Request(input, init) : new Request(new URL(input, location.href), init);
  request.headers.set('Origin', location.origin);
  written += 1;
  const call = await record(request).finally(() => {
    written -= 1;
  });
  sent.push(call);
  const handler = [...routes].find(([path]) => fits(call, path))?.[1];
  underWay.add(call);
  try {
    const response = await (handler ? answered(handler, call, request) : nodeFetch(request));
    // Of what is read whole the answer has come when its last byte has: until then no deadline comes nearer.
    const isWhole = /^application\/json/.test(response.headers.get('content-type') ?? '');
    if (isWhole)
      await response
        .clone()
        .arrayBuffer()
        .catch(() => undefined);
    answers.push({ call, response: followed(call) ? response.clone() : null, status: response.status });
    return response;
  } finally {
    underWay.delete(call);
  }
}

function answered(handler: Handler, call: Call, request: Request): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  // As a browser does, whoever was to answer.
  request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
  const route: Route = {
    call,
    request: () => ({
      postDataJSON: () => JSON.parse(call.body ?? ''),
      method: () => call.method,
      url: () => call.url.href,
    }),
    fulfill: ({ json, body = JSON.stringify(json), status = 200, contentType }) =>
      resolve(new Response(body, { status, headers: { 'content-type': contentType ?? 'application/json' } })),
    continue: ({ body } = {}) =>
      resolve(nodeFetch(body === undefined ? request : new Request(request, { body }))),
    fetch: () => nodeFetch(request),
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
  /** What has been answered, in that order. */
  answers: (path: RegExp): readonly Answered[] => answers.filter(({ call }) => fits(call, path)),
  /** From now on the answers of these paths can be read. */
  read(path: RegExp): void {
    read = path;
  },
  route: (path: string, handler: Handler): void => void routes.set(path, handler),
  unroute: (path: string): void => void routes.delete(path),
  /** Whether an answer is on its way. */
  isBusy: (): boolean => written > 0 || [...underWay].some(({ url }) => !silent.includes(url.pathname)),
  /** Whether one is that the server will not answer. */
  waitsForSilence: (): boolean =>
    silent.length > 1 && [...underWay].some(({ url }) => silent.indexOf(url.pathname) > 0),
  /** The server will not answer these. */
  expectSilence(paths: readonly string[]): void {
    silent = ['/bridge/events', ...paths];
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
