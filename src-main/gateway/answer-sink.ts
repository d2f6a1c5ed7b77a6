/** A streamed request and the sink of its response, chunk by chunk, as the web shell's streams need them. */
import type { GatewayRefusal } from './refusal.ts';

export interface StreamRequest {
  readonly method: string;
  /** Raw request target: path and query. */
  readonly target: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Receives a response in pieces: `start`, `data` …, `end`; or `fail`, which after `start` means a cut response. */
export interface AnswerSink {
  /** `headers` are flat and complete: add only what framing needs. */
  start(status: number, headers: string[]): void;
  /** Returns false where the sender must wait for the exchange's `resume`. */
  data(chunk: Uint8Array): boolean;
  end(): void;
  fail(refusal: GatewayRefusal): void;
}
