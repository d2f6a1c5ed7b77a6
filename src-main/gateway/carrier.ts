/** The interface of carriers, which take a decided request to its server: undici, or a call of the sandbox. */
import type { GatewayRefusal } from './refusal.ts';
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

/** Called in this order: `sent` any number of times, `head` once, `data` any number of times, then `end` or `fail`. */
export interface CarrierSink {
  /** Reports that a part of the request's body is on its way. */
  noteProgress(): void;
  /** Returns false to make the carrier drop the response. */
  head(status: number, headers: ParsedHeaders): boolean;
  /** Returns false to make the carrier wait for `resume`. */
  data(chunk: Uint8Array): boolean;
  end(): void;
  fail(refusal: GatewayRefusal): void;
}

/** Control of one exchange by its receiver. */
export interface Exchange {
  /** Stops at once; the sink is not called again. */
  abort(): void;
  /** Continues after `data` returned false. */
  resume(): void;
}

export interface RemoteCarrier {
  send(request: CarriedRequest, sink: CarrierSink): Exchange;
  close(): Promise<void>;
}
