/** A request on its way in and an answer on its way out, chunk by chunk, as the web shell's stream has them. */
import type { Refusal } from './refusal.ts';

export interface StreamRequest {
  readonly method: string;
  /** Raw request target: path and query. */
  readonly target: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly body: AsyncIterable<Uint8Array> | null;
}

/** Takes an answer piece by piece: `start`, `data` …, `end`; or `fail`, after `start` meaning that it was cut. */
export interface AnswerSink {
  /** `headers` are flat and whole: nothing is to be added but what framing needs. */
  start(status: number, headers: string[]): void;
  /** False: wait for the exchange's `resume`. */
  data(chunk: Uint8Array): boolean;
  end(): void;
  fail(refusal: Refusal): void;
}
