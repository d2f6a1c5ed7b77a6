/** Carries a request to the sandbox by a call without a network, with the same sink, deadline and rules as for a server. */
import { ReadableStream } from 'node:stream/web';
import type { CarriedRequest, CarrierSink, Exchange } from './carrier.ts';
import { refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';

export interface WebFetch {
  fetch(request: Request): Promise<Response>;
}

export function sendToSandbox(
  sandbox: () => Promise<WebFetch>,
  request: CarriedRequest,
  sink: CarrierSink,
): Exchange {
  const stop = new AbortController();
  let wake: (() => void) | null = null;

  // Holds the Request: undici follows its signal weakly, so a collected Request would miss an abort.
  let sentRequest: Request | null = null;
  let begun = false;
  const pour = async (): Promise<void> => {
    const server = await sandbox();
    sentRequest = webRequest(request, stop.signal);
    const response = await server.fetch(sentRequest);
    if (stop.signal.aborted) return void response.body?.cancel();
    begun = true;
    if (!sink.head(response.status, headersOf(response))) return void (await response.body?.cancel());
    const reader = response.body?.getReader();
    while (reader) {
      const { done, value } = await reader.read();
      if (stop.signal.aborted) return void (await reader.cancel());
      if (done) break;
      if (sink.data(value)) continue;
      await new Promise<void>((resume) => {
        wake = resume;
      });
    }
    if (!stop.signal.aborted) sink.end();
  };

  pour().catch((error: unknown) => {
    if (stop.signal.aborted) return;
    // A broken body counts as a lost connection, as with a server.
    const code = begun ? 'CONNECTION_RESET' : 'SANDBOX_FAILED';
    sink.fail(refusal(code, error instanceof Error ? error.message : null));
  });

  return {
    abort() {
      stop.abort();
      sentRequest = null;
      wake?.();
    },
    resume() {
      wake?.();
      wake = null;
    },
  };
}

function webRequest(request: CarriedRequest, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let i = 0; i < request.headers.length; i += 2) {
    headers.append(request.headers[i] ?? '', request.headers[i + 1] ?? '');
  }
  const init = { method: request.method, headers, signal, redirect: 'manual' } as const;
  const url = request.origin + request.path;
  if (!request.body) return new Request(url, init);
  const body = ReadableStream.from(request.body);
  // Node's own types know a streamed request body; a browser's, which some TypeScript programs here use, do not.
  return new Request(url, { ...init, body, duplex: 'half' } as unknown as RequestInit);
}

function headersOf(response: Response): ParsedHeaders {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = response.headers.getSetCookie();
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers;
}
