/** Hands the console's platform requests to the gateway and writes the response chunk by chunk. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerSink, Gateway, GatewayRefusal } from '../gateway/index.ts';
// Imported past the gateway's index, which loads the HTTP client that a start does not need.
import { refusal, refusalResponse } from '../gateway/refusal.ts';
import { uploadLimit } from '../program/upload-limit.ts';
import { drain } from './answer.ts';
import { webDataHeaders } from './security-headers.ts';
import { hasBody, type RequestFacts } from './wall.ts';

export function passToGateway(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  facts: RequestFacts,
): void {
  const sink = new ResponseSink(request, response);
  if (Number(facts.contentLength ?? 0) > uploadLimit) {
    sink.fail(refusal('REQUEST_TOO_LARGE'));
    return;
  }
  const body = hasBody(facts) ? upload(request) : null;
  const { method = '', url: target = '', rawHeaders: headers } = request;
  const exchange = gateway.stream({ method, target, headers, body }, sink);
  sink.resume = exchange.resume.bind(exchange);
  response.once('close', () => {
    if (!response.writableFinished) exchange.abort();
  });
}

const common = new Set(webDataHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase()));
const isCommon = (name: string): boolean => common.has(name.toLowerCase());

/** Bytes up to which joining the body to the head's write is cheaper than a second write. */
const joinLimit = 16 * 1024;

/** Yields the body up to the limit; giving it up keeps the connection open for the response. */
async function* upload(request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.byteLength;
    if (size > uploadLimit) throw Object.assign(new Error('too large'), { code: 'UND_ERR_ABORTED' });
    yield chunk;
  }
}

class ResponseSink implements AnswerSink {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  /** Asks for more when the written bytes have been sent. */
  resume = (): void => undefined;
  /** Bytes left of a response with a length; the last of them end the response in one write. */
  #left = Number.NaN;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
  }

  start(status: number, headers: string[]): void {
    for (let i = 0; i < headers.length; i += 2) {
      if (headers[i] === 'content-length') this.#left = Number(headers[i + 1]);
    }
    this.#response.writeHead(status, headers);
  }

  data(chunk: Uint8Array): boolean {
    this.#left -= chunk.byteLength;
    if (this.#left === 0) {
      // Node joins a latin1 text to the head: one write instead of a gathered one.
      if (chunk.byteLength <= joinLimit)
        this.#response.end(
          Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1'),
          'latin1',
        );
      else this.#response.end(chunk);
      return true;
    }
    const more = this.#response.write(chunk);
    if (!more) this.#response.once('drain', () => this.resume());
    return more;
  }

  end(): void {
    if (!this.#response.writableEnded) this.#response.end();
    if (!this.#request.complete) drain(this.#request);
  }

  /** Sends a named refusal before the response has begun; later it cuts the connection, as a visible failure. */
  fail(named: GatewayRefusal): void {
    if (this.#response.headersSent) {
      this.#response.destroy();
      return;
    }
    drain(this.#request);
    const { status, headers, body } = refusalResponse(named);
    const own = headers.filter((_, i) => !isCommon(headers[i - (i % 2)] ?? ''));
    this.#response.writeHead(status, [...webDataHeaders, ...own]);
    this.#response.end(this.#request.method === 'HEAD' ? undefined : body);
  }
}
