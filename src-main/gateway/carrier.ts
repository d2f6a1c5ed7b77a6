/** How the gateway talks to whoever carries a decided request: undici for a remote server, a call for the sandbox. */
import type { Refusal } from './refusal.ts';
import type { ParsedHeaders } from './response-headers.ts';
import type { GatewayRoute } from './target.ts';

export interface CarriedRequest {
  readonly origin: string;
  readonly route: GatewayRoute;
  readonly path: string;
  readonly method: string;
  /** Flat: name, value, name, value. */
  readonly headers: string[];
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Told in this order: `sent` any number of times, `head` once, `data` any number of times, then `end` or `fail`. */
export interface CarrierSink {
  /** A part of the request's body is on its way. */
  sent(): void;
  /** False: the answer is not wanted, the carrier drops it. */
  head(status: number, headers: ParsedHeaders): boolean;
  /** False: the carrier waits for `resume`. */
  data(chunk: Uint8Array): boolean;
  end(): void;
  fail(refusal: Refusal): void;
}

/** The other direction of one exchange. */
export interface Exchange {
  /** Stops at once and says nothing more. */
  abort(): void;
  /** After `data` answered false: more can be taken. */
  resume(): void;
}

export interface RemoteCarrier {
  send(request: CarriedRequest, sink: CarrierSink): Exchange;
  close(): Promise<void>;
}
