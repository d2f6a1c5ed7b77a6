/** One running exchange between a carrier and the receiver of the response: deadline, cookies, redirects, body. */

import { AnswerBody, type BodyEnds } from './answer-body.ts';
import { planAnswer } from './answer-plan.ts';
import type { AnswerSink } from './answer-sink.ts';
import { certificateDoubt, noteOpenDoor } from './certificate-requests.ts';
import type { CarrierSink, Exchange } from './carrier.ts';
import type { GatewayDecision } from './decide.ts';
import { refusalOfDoor } from './door-answers.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';
import { type ParsedHeaders, passedResponseHeaders, setCookies } from './response-headers.ts';
import type { SessionJar } from './session-jar.ts';
import type { GatewayTarget } from './target.ts';

/** The exchange before a carrier has taken the request, and where no carrier is needed. */
export const idleExchange: Exchange = { abort: () => undefined, resume: () => undefined };

export interface RelayTools {
  readonly jar: SessionJar;
  readonly deadline: number;
  readonly now: () => number;
}

/** After `over` neither side is called any more. */
export class Relay implements CarrierSink, Exchange {
  exchange: Exchange = idleExchange;
  readonly #sink: AnswerSink;
  readonly #target: GatewayTarget;
  readonly #request: GatewayDecision;
  readonly #tools: RelayTools;
  readonly #timer: NodeJS.Timeout;
  #body: AnswerBody | null = null;
  #over = false;

  constructor(sink: AnswerSink, target: GatewayTarget, request: GatewayDecision, tools: RelayTools) {
    this.#sink = sink;
    this.#target = target;
    this.#request = request;
    this.#tools = tools;
    this.#timer = setTimeout(() => {
      this.fail(refusal('TIMEOUT'));
      this.exchange.abort();
    }, tools.deadline);
  }

  noteProgress(): void {
    this.#timer.refresh();
  }

  head(status: number, headers: ParsedHeaders): boolean {
    if (this.#over) return false;
    this.#keepCookies(headers);
    // wall: no-redirects
    if (status >= 300 && status < 400 && status !== 304) {
      this.fail(refusal('REDIRECT_REFUSED', whereTo(headers)));
      return false;
    }
    this.#timer.refresh();
    const { route } = this.#target;
    const { origin } = this.#request.address;
    if (status < 300) noteOpenDoor(route, origin);
    const refused = refusalOfDoor(status, headers, () => certificateDoubt(route, origin));
    if (refused) {
      this.fail(refused);
      return false;
    }
    const plan = planAnswer(this.#request.method, status, headers);
    if (plan && 'code' in plan) {
      this.fail(plan);
      return false;
    }
    const passed = passedResponseHeaders(headers);
    if (plan) this.#body = new AnswerBody(plan, this.#ends(status, passed));
    else this.#sink.start(status, passed);
    return true;
  }

  #ends(status: number, headers: string[]): BodyEnds {
    return {
      start: (length) => this.#sink.start(status, withLength(headers, length)),
      data: (chunk) => this.#over || this.#sink.data(chunk),
      end: () => {
        if (this.#finish()) this.#sink.end();
      },
      fail: (named) => {
        this.fail(named);
        this.exchange.abort();
      },
      more: () => this.exchange.resume(),
    };
  }

  data(chunk: Uint8Array): boolean {
    if (this.#over) return true;
    this.#timer.refresh();
    return this.#body ? this.#body.data(chunk) : this.#sink.data(chunk);
  }

  end(): void {
    if (this.#body) this.#body.end();
    else if (this.#finish()) this.#sink.end();
  }

  fail(named: GatewayRefusal): void {
    if (this.#finish()) this.#sink.fail(named);
  }

  abort(): void {
    this.#finish();
    this.exchange.abort();
  }

  resume(): void {
    // The deadline restarts with each read of the page: a response that is complete here waits for its reader.
    if (!this.#over) this.#timer.refresh();
    if (this.#body) this.#body.resume();
    else this.exchange.resume();
  }

  #finish(): boolean {
    if (this.#over) return false;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#body?.stop();
    return true;
  }

  #keepCookies(headers: ParsedHeaders): void {
    const values = setCookies(headers);
    if (values.length === 0) return;
    const { address, path } = this.#request;
    const { host, origin, secure } = address;
    // The sandbox is reached by no network, so its cookies may be `Secure`.
    const source = { host, path, secure: secure || this.#target.kind === 'sandbox', now: this.#tools.now() };
    this.#tools.jar.store(this.#target.id, origin, values, source);
  }
}

/** The server's length does not hold for a body that was decoded or held; this sets the actual one. */
function withLength(headers: readonly string[], length: number | null): string[] {
  const others = headers.filter((_, i) => headers[i - (i % 2)] !== 'content-length');
  return length === null ? others : ['content-length', String(length), ...others];
}

/** The host and path of a redirect, for the message; the query is left out, for it may hold secrets. */
function whereTo(headers: ParsedHeaders): string | null {
  const location = headers.location;
  if (typeof location !== 'string' || !URL.canParse(location, 'http://same-server.invalid')) return null;
  const { hostname, host, pathname } = new URL(location, 'http://same-server.invalid');
  return (hostname === 'same-server.invalid' ? pathname : host + pathname).slice(0, 200);
}
