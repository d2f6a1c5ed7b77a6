/**
 * Forwards the console's /api and /papi requests to the active target and holds its session (design §1, §2).
 * Deciding is `decide`; carrying is a carrier; this is what ties them: deadline, cookies, redirects, answers.
 */
import type { AnswerSink, StreamRequest } from './answer-sink.ts';
import type { CarriedRequest, CarrierSink, Exchange, RemoteCarrier } from './carrier.ts';
import type { AskSystem } from './choose-proxy.ts';
import { type Decided, decide } from './decide.ts';
import { type SignInAttempt, type SignInOutcome, signInRequest, signInSink } from './password-sign-in.ts';
import { type Refusal, refusal } from './refusal.ts';
import { createRemoteCarrier } from './remote-carrier.ts';
import { type ParsedHeaders, passedResponseHeaders, setCookies } from './response-headers.ts';
import { sendToSandbox, type WebFetch } from './sandbox-carrier.ts';
import { createSessionJar, type SessionJar } from './session-jar.ts';
import type { GatewayTarget } from './target.ts';
import { answerWhole, type GatewayRequest, type GatewayResponse } from './web-streams.ts';

/** Milliseconds of silence, before the answer begins or within it, after which a call has failed (spec 1§9). */
export const deadlineDefault = 120_000;

export interface Gateway {
  /** The whole exchange in web-standard streams. Never rejects: what goes wrong is a named refusal. */
  handle(request: GatewayRequest): Promise<GatewayResponse>;
  /** The same, chunk by chunk into a sink, without a web stream in between. */
  stream(request: StreamRequest, sink: AnswerSink): Exchange;
  /** Sends user name and password to a target; the session that it opens is kept here. Never rejects. */
  signIn(target: GatewayTarget, attempt: SignInAttempt, signal: AbortSignal): Promise<SignInOutcome>;
  /** Forgets a target's cookies. */
  forgetSession(id: string): void;
  close(): Promise<void>;
}

export interface GatewayOptions {
  /** The active server profile, asked at every request. */
  readonly target: () => GatewayTarget;
  readonly sandbox: () => Promise<WebFetch>;
  readonly remote?: RemoteCarrier;
  /** The system's own choice of a proxy (desktop); without it the environment's variables count. */
  readonly askSystem?: AskSystem | null;
  /** Milliseconds; 120,000. */
  readonly deadline?: number;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
}

const nothing: Exchange = { abort: () => undefined, resume: () => undefined };

export function createGateway(options: GatewayOptions): Gateway {
  const { deadline = deadlineDefault, now = Date.now } = options;
  const jar = createSessionJar();
  let remote = options.remote ?? null;

  const stream = (request: StreamRequest, sink: AnswerSink): Exchange => {
    let relay: Relay | null = null;
    try {
      const { method, body } = request;
      const target = options.target();
      const asked = { method, target: request.target, headers: request.headers, hasBody: body !== null };
      const decision = decide(asked, target, (address, path, given) =>
        jar.header(target.id, address.origin, path, now(), given),
      );
      if (!decision.ok) {
        sink.fail(decision.refusal);
        return nothing;
      }
      relay = new Relay(sink, target, decision, { jar, deadline, now });
      const { address, path, headers } = decision;
      const carried = { origin: address.origin, route: target.route, method, path, headers, body };
      relay.exchange = carry(carried, target, relay);
      return relay;
    } catch (error) {
      (relay ?? sink).fail(refusal('GATEWAY_FAILED', error instanceof Error ? error.message : null));
      return nothing;
    }
  };

  const carry = (request: CarriedRequest, target: GatewayTarget, relay: CarrierSink): Exchange => {
    if (target.kind === 'sandbox') return sendToSandbox(options.sandbox, request, relay);
    remote ??= createRemoteCarrier({ askSystem: options.askSystem ?? null, deadline });
    return remote.send(request, relay);
  };

  return {
    stream,
    signIn: (target, attempt, signal) =>
      new Promise((resolve) => {
        const decision = signInRequest(target, attempt);
        if (!decision.ok) {
          resolve({ ok: false, reason: decision.refusal.code, detail: decision.refusal.detail });
          return;
        }
        const sink = signInSink(() => jar.has(target.id), resolve);
        const relay = new Relay(sink, target, decision, { jar, deadline, now });
        relay.exchange = carry({ ...decision.carried, route: target.route }, target, relay);
        signal.addEventListener('abort', () => relay.abort(), { once: true });
      }),
    handle: (request) => answerWhole(stream, request),
    forgetSession: (id) => jar.forget(id),
    async close() {
      await remote?.close();
    },
  };
}

interface RelayTools {
  readonly jar: SessionJar;
  readonly deadline: number;
  readonly now: () => number;
}

/** One running exchange, between a carrier and whoever takes the answer. After `over` nobody is told anything. */
class Relay implements CarrierSink, Exchange {
  exchange: Exchange = nothing;
  readonly #sink: AnswerSink;
  readonly #target: GatewayTarget;
  readonly #request: Decided;
  readonly #tools: RelayTools;
  readonly #timer: NodeJS.Timeout;
  #over = false;

  constructor(sink: AnswerSink, target: GatewayTarget, request: Decided, tools: RelayTools) {
    this.#sink = sink;
    this.#target = target;
    this.#request = request;
    this.#tools = tools;
    this.#timer = setTimeout(() => {
      this.fail(refusal('TIMEOUT'));
      this.exchange.abort();
    }, tools.deadline);
  }

  sent(): void {
    this.#timer.refresh();
  }

  head(status: number, headers: ParsedHeaders): boolean {
    if (this.#over) return false;
    this.#keepCookies(headers);
    if (status >= 300 && status < 400 && status !== 304) {
      this.fail(refusal('REDIRECT_REFUSED', whereTo(headers)));
      return false;
    }
    this.#timer.refresh();
    this.#sink.start(status, passedResponseHeaders(headers));
    return true;
  }

  data(chunk: Uint8Array): boolean {
    if (this.#over) return true;
    this.#timer.refresh();
    return this.#sink.data(chunk);
  }

  end(): void {
    if (this.#finish()) this.#sink.end();
  }

  fail(named: Refusal): void {
    if (this.#finish()) this.#sink.fail(named);
  }

  abort(): void {
    this.#finish();
    this.exchange.abort();
  }

  resume(): void {
    this.exchange.resume();
  }

  #finish(): boolean {
    if (this.#over) return false;
    this.#over = true;
    clearTimeout(this.#timer);
    return true;
  }

  #keepCookies(headers: ParsedHeaders): void {
    const values = setCookies(headers);
    if (values.length === 0) return;
    const { address, path } = this.#request;
    const { host, origin, secure } = address;
    // The sandbox is reached by no network, so its cookies may ask for a secure one.
    const source = { host, path, secure: secure || this.#target.kind === 'sandbox', now: this.#tools.now() };
    this.#tools.jar.store(this.#target.id, origin, values, source);
  }
}

/** The host and path of a redirect, for the message; its query may hold secrets. */
function whereTo(headers: ParsedHeaders): string | null {
  const location = headers.location;
  if (typeof location !== 'string' || !URL.canParse(location, 'http://same-server.invalid')) return null;
  const { hostname, host, pathname } = new URL(location, 'http://same-server.invalid');
  return (hostname === 'same-server.invalid' ? pathname : host + pathname).slice(0, 200);
}
