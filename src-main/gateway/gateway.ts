/**
 * Forwards the console's /api and /papi requests to the server that each means, and holds its session (design §1,
 * §2). `decide` decides and a carrier carries; this file adds deadline, cookies, redirects and responses.
 */

import { authorities } from '../authorities/authorities.ts';
import type { AnswerSink, StreamRequest } from './answer-sink.ts';
import { type Approving, whenAllowed } from './approved-exchange.ts';
import { type AttachedFiles, attachedPermit, type SentBody, whenAttached } from './attached-file.ts';
import type { CarriedRequest, CarrierSink, Exchange, RemoteCarrier } from './carrier.ts';
import type { AskSystem } from './choose-proxy.ts';
import { decide, type GatewayDecision, meantMark } from './decide.ts';
import { type SignInAttempt, type SignInOutcome, signInRequest, signInSink } from './password-sign-in.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';
import { idleExchange, Relay } from './relay.ts';
import { createRemoteCarrier } from './remote-carrier.ts';
import { sendToSandbox, type WebFetch } from './sandbox-carrier.ts';
import {
  firstCall,
  nextCall,
  type SessionCall,
  type SessionVerdict,
  sessionQuestion,
  sessionVerdict,
  wholeAnswer,
} from './session-answer.ts';
import { createSessionJar } from './session-jar.ts';
import { connectsAsSystem } from './system-network/connects-as-system.ts';
import { createSystemCarrier } from './system-network/system-carrier.ts';
import type { SystemNetwork } from './system-network/system-network.ts';
import { type GatewayTarget, speaksTls, type TargetAddress } from './target.ts';
import { answerWhole, type GatewayRequest, type GatewayResponse } from './web-streams.ts';

/** Milliseconds of silence, before the response begins or within it, after which a call has failed (spec 1§9). */
export const deadlineDefault = 120_000;

export interface Gateway {
  /** One exchange in web-standard streams. Never rejects: every failure is a named refusal. */
  handle(request: GatewayRequest): Promise<GatewayResponse>;
  /** Like `handle`, but to this target, whichever server the request means. */
  handleAt(target: GatewayTarget, request: GatewayRequest): Promise<GatewayResponse>;
  /** Like `handle`, but chunk by chunk into a sink, without a web stream in between. */
  stream(request: StreamRequest, sink: AnswerSink): Exchange;
  /** Sends user name and password to a target, and keeps the session that this opens. Never rejects. */
  signIn(target: GatewayTarget, attempt: SignInAttempt, signal: AbortSignal): Promise<SignInOutcome>;
  /** Whether the server treats the target's credential, or the session kept here, as signed in. Never rejects. */
  checkSession(target: GatewayTarget, signal: AbortSignal): Promise<SignInOutcome>;
  forgetSession(id: string): void;
  close(): Promise<void>;
}

export interface GatewayOptions {
  /**
   * The server that a request means by its mark, resolved for each request: tabs show different servers at once.
   * Null where no server has that mark any more. `mark`: null where a request carries none.
   */
  readonly target: (mark: string | null) => GatewayTarget | null;
  /** Approval rules for writes on the target; null where nobody has to approve them. */
  readonly approving?: (target: GatewayTarget) => Approving | null;
  readonly sandbox: () => Promise<WebFetch>;
  /** Files of the shell in requests of the page. Without them such a request is refused. */
  readonly attached?: AttachedFiles;
  readonly remote?: RemoteCarrier;
  /** The system's choice of a proxy (desktop); without it the environment's variables count. */
  readonly askSystem?: AskSystem | null;
  /** The system's own network functions (desktop), for profiles that want them; without it every connection is ours. */
  readonly network?: SystemNetwork | null;
  /** Milliseconds; default 120,000. */
  readonly deadline?: number;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
}

const noFiles: AttachedFiles = {
  limit: 0,
  open: () => Promise.reject(new Error('this gateway attaches no files')),
};

export function createGateway(options: GatewayOptions): Gateway {
  const { deadline = deadlineDefault, now = Date.now } = options;
  const jar = createSessionJar();
  let remote = options.remote ?? null;
  let system: RemoteCarrier | null = null;

  const streamTo = (
    asksFor: () => GatewayTarget | null,
    request: StreamRequest,
    sink: AnswerSink,
  ): Exchange => {
    try {
      const { method, body } = request;
      const target = asksFor();
      if (!target) {
        sink.fail(refusal('SERVER_CHANGED'));
        return idleExchange;
      }
      const question = { method, target: request.target, headers: request.headers, hasBody: body !== null };
      const cookies = (address: TargetAddress, path: string, given: string) =>
        jar.header(target.id, address.origin, path, now(), given);
      const approving = options.approving?.(target) ?? null;
      const decision = decide(question, target, cookies, approving);
      if (!decision.ok) {
        sink.fail(decision.refusal);
        return idleExchange;
      }
      const { address, path, approved } = decision;
      const refuse = (named: GatewayRefusal) => sink.fail(named);
      const begin = ({ headers, body }: SentBody) => {
        const carried = { origin: address.origin, route: target.route, method, path, headers, body };
        return relayed(carried, target, decision, sink);
      };
      const beginAllowed = ({ headers, body }: SentBody) => {
        if (!approving || !approved) return begin({ headers, body });
        const whole = { method, path: approved.path, query: approved.query, headers: request.headers };
        return whenAllowed(body, {
          allows: (bytes) => approving.allows(approved.key, { ...whole, body: bytes }),
          begin: (allowed) => begin({ headers, body: allowed }),
          refuse,
        });
      };
      const sent = { headers: decision.headers, body };
      const permit = attachedPermit(request.headers);
      if (permit === null) return beginAllowed(sent);
      const { limit, open } = options.attached ?? noFiles;
      return whenAttached(sent, {
        limit,
        open: () => open(permit, target.mark),
        begin: beginAllowed,
        refuse,
      });
    } catch (error) {
      sink.fail(failedInside(error));
      return idleExchange;
    }
  };

  const relayed = (
    request: CarriedRequest,
    target: GatewayTarget,
    decision: GatewayDecision,
    sink: AnswerSink,
  ): Exchange =>
    afterAuthorities(request, () => {
      const relay = new Relay(sink, target, decision, { jar, deadline, now });
      try {
        relay.exchange = carry(request, target, relay);
      } catch (error) {
        relay.fail(failedInside(error));
      }
      return relay;
    });

  const carry = (request: CarriedRequest, target: GatewayTarget, relay: CarrierSink): Exchange => {
    if (target.kind === 'sandbox') return sendToSandbox(options.sandbox, request, relay);
    if (options.network && connectsAsSystem(target.route)) {
      system ??= createSystemCarrier(options.network);
      return system.send(request, relay);
    }
    remote ??= createRemoteCarrier({ askSystem: options.askSystem ?? null, deadline });
    return remote.send(request, relay);
  };

  const stream = (request: StreamRequest, sink: AnswerSink): Exchange =>
    streamTo(() => options.target(meantMark(request.headers)), request, sink);

  const sendSignIn = (target: GatewayTarget, attempt: SignInAttempt, signal: AbortSignal) =>
    new Promise<SignInOutcome>((resolve) => {
      const decision = signInRequest(target, attempt);
      if (!decision.ok) {
        resolve({ ok: false, reason: decision.refusal.code, detail: decision.refusal.detail });
        return;
      }
      const sink = signInSink(target, () => jar.has(target.id), resolve);
      const carried = { ...decision.request, route: target.route };
      const exchange = relayed(carried, target, decision, sink);
      signal.addEventListener('abort', () => exchange.abort(), { once: true });
    });

  /** A session cookie proves nothing, for login pages set one too: the server's answer to the next call counts. */
  const checkSession = async (target: GatewayTarget, signal: AbortSignal): Promise<SignInOutcome> => {
    const ask = async (call: SessionCall): Promise<SessionVerdict> => {
      const response = await answerWhole((request, sink) => streamTo(() => target, request, sink), {
        ...sessionQuestion(target, call),
        signal,
      });
      const answer = await wholeAnswer(response);
      const verdict = sessionVerdict(answer, target.mapping, call);
      const next = nextCall(call, answer, verdict);
      return next ? ask(next) : verdict;
    };
    const verdict = await ask(firstCall(target));
    return verdict.kind === 'signedIn'
      ? { ok: true, who: {} }
      : { ok: false, reason: 'NOT_SIGNED_IN', detail: verdict.detail };
  };

  return {
    stream,
    async signIn(target, attempt, signal) {
      const sent = await sendSignIn(target, attempt, signal);
      // An older credential of this server must not make the new password look accepted.
      const outcome = /* wall: sign-in-checked */ sent.ok
        ? await checkSession({ ...target, credential: null }, signal)
        : sent;
      if (outcome.ok && sent.ok) return sent;
      jar.forget(target.id);
      return outcome;
    },
    checkSession,
    handle: (request) => answerWhole(stream, request),
    handleAt: (target, request) => answerWhole((given, sink) => streamTo(() => target, given, sink), request),
    forgetSession: (id) => jar.forget(id),
    async close() {
      await Promise.all([remote?.close(), system?.close()]);
    },
  };
}

function failedInside(error: unknown): GatewayRefusal {
  return refusal('GATEWAY_FAILED', error instanceof Error ? error.message : null);
}

/** Delays an exchange over TLS until this computer's authorities have been read, without using up its deadline. */
function afterAuthorities({ origin, route }: CarriedRequest, begin: () => Exchange): Exchange {
  if (!speaksTls(origin, route) || authorities.current()) return begin();
  let begun: Exchange | null = null;
  let aborted = false;
  authorities.whenReady(() => {
    if (!aborted) begun = begin();
  });
  return {
    abort() {
      aborted = true;
      begun?.abort();
    },
    resume: () => begun?.resume(),
  };
}
