/**
 * The body of a response on its way to the console: decoded, measured against the limit of its kind, and held back
 * where it must be complete. The limit counts decoded bytes, so that a small response cannot become a large one.
 */
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type AnswerEncoding, type AnswerPlan, answerTooLarge } from './answer-plan.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';

const newline = 0x0a;

export interface BodyEnds {
  /** Called once, before the first byte; `length` where it is known. */
  start(length: number | null): void;
  /** Returns false where the receiver takes no more for now. */
  data(chunk: Uint8Array): boolean;
  end(): void;
  fail(named: GatewayRefusal): void;
  /** Tells the sender to go on. */
  more(): void;
}

export class AnswerBody {
  readonly #plan: AnswerPlan;
  readonly #ends: BodyEnds;
  readonly #decoder: Transform | null;
  readonly #held: Uint8Array[] = [];
  #size = 0;
  #row = 0;
  #over = false;
  /** Whether the response has ended, and held chunks are passed on as fast as the receiver takes them. */
  #handing = false;

  constructor(plan: AnswerPlan, ends: BodyEnds) {
    this.#plan = plan;
    this.#ends = ends;
    this.#decoder = plan.encoding && decoderOf(plan.encoding);
    this.#decoder
      ?.on('data', (chunk: Uint8Array) => {
        if (!this.#take(chunk)) this.#decoder?.pause();
      })
      .on('drain', () => this.#ends.more())
      .on('end', () => this.#finish())
      .on('error', () => this.#fail(refusal('BAD_RESPONSE', 'CONTENT_ENCODING')));
    if (!plan.isBuffered) ends.start(null);
  }

  data(chunk: Uint8Array): boolean {
    return this.#decoder ? this.#decoder.write(chunk) : this.#take(chunk);
  }

  end(): void {
    if (this.#decoder) this.#decoder.end();
    else this.#finish();
  }

  resume(): void {
    if (this.#handing) this.#handOn();
    else if (this.#decoder) this.#decoder.resume();
    else this.#ends.more();
  }

  stop(): void {
    this.#over = true;
    this.#handing = false;
    this.#held.length = 0;
    this.#decoder?.destroy();
  }

  #take(chunk: Uint8Array): boolean {
    if (this.#over) return true;
    this.#size += chunk.byteLength;
    if (/* wall: json-limit */ this.#size > this.#plan.limit || /* wall: row-limit */ this.#longRow(chunk)) {
      this.#fail(answerTooLarge(this.#plan.kind));
      return true;
    }
    if (!this.#plan.isBuffered) return this.#ends.data(chunk);
    this.#held.push(chunk);
    return true;
  }

  /** Whether a row, complete or still growing, exceeds the limit. */
  #longRow(chunk: Uint8Array): boolean {
    const { rowLimit } = this.#plan;
    if (rowLimit === null) return false;
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      if (this.#row + at - from > rowLimit) return true;
      this.#row = 0;
      from = at + 1;
    }
    this.#row += chunk.byteLength - from;
    return this.#row > rowLimit;
  }

  #finish(): void {
    if (this.#over) return;
    this.#over = true;
    if (this.#plan.isBuffered) this.#ends.start(this.#size);
    this.#handing = true;
    this.#handOn();
  }

  #handOn(): void {
    for (let chunk = this.#held.shift(); chunk; chunk = this.#held.shift())
      // wall: answer-held-back
      if (!this.#ends.data(chunk) && this.#held.length > 0) return;
    this.#handing = false;
    this.#ends.end();
  }

  #fail(named: GatewayRefusal): void {
    if (this.#over) return;
    this.stop();
    this.#ends.fail(named);
  }
}

function decoderOf(encoding: AnswerEncoding): Transform {
  if (encoding === 'br') return createBrotliDecompress();
  return encoding === 'gzip' ? createGunzip() : createInflate();
}
