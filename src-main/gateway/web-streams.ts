/** A gateway exchange in web-standard streams, for the desktop's protocol handler, the connection check and tests. */
import type { AnswerSink, StreamRequest } from './answer-sink.ts';
import type { Exchange } from './carrier.ts';
import { refusal, refusalResponse } from './refusal.ts';

export interface GatewayRequest {
  readonly method: string;
  /** Raw request target: path and query. */
  readonly target: string;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly signal: AbortSignal;
}

export interface GatewayResponse {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ReadableStream<Uint8Array> | null;
}

/** Resolves with the head of the response; the body is streamed, and errors where it is cut. */
export function answerWhole(
  stream: (request: StreamRequest, sink: AnswerSink) => Exchange,
  request: GatewayRequest,
): Promise<GatewayResponse> {
  return new Promise((answer) => {
    let body: ReadableStreamDefaultController<Uint8Array> | null = null;
    let exchange: Exchange | null = null;
    const stop = (): void => {
      exchange?.abort();
      sink.fail(refusal('CANCELLED'));
    };
    const sink: AnswerSink = {
      start(status, headers) {
        const empty = request.method === 'HEAD' || status === 204 || status === 304 || status === 205;
        const readable = new ReadableStream<Uint8Array>({
          start: (controller) => {
            body = controller;
          },
          pull: () => exchange?.resume(),
          cancel: () => exchange?.abort(),
        });
        answer({ status, headers: pairs(headers), body: empty ? null : readable });
      },
      data(chunk) {
        body?.enqueue(chunk);
        return (body?.desiredSize ?? 1) > 0;
      },
      end() {
        request.signal.removeEventListener('abort', stop);
        body?.close();
      },
      fail(named) {
        request.signal.removeEventListener('abort', stop);
        if (body) return body.error(new Error(named.code));
        const { status, headers, body: text } = refusalResponse(named);
        answer({ status, headers: pairs(headers), body: new Response(text).body });
      },
    };
    if (request.signal.aborted) return sink.fail(refusal('CANCELLED'));
    request.signal.addEventListener('abort', stop, { once: true });
    const { method, target, body: upload } = request;
    exchange = stream({ method, target, headers: request.headers.flat(), body: upload }, sink);
  });
}

function pairs(raw: readonly string[]): [string, string][] {
  const list: [string, string][] = [];
  for (let i = 0; i < raw.length; i += 2) list.push([raw[i] ?? '', raw[i + 1] ?? '']);
  return list;
}
