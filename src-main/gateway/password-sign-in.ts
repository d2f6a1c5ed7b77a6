/**
 * Signs in with user name and password: one POST to a path of the profile, whose response sets the session's
 * cookies. A redirect afterwards is common and is not followed; success means that a session was opened.
 */
import type { Mapping, WhoIsSignedIn } from '#shared/api/mapping/mapping.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import { readSignInAnswer } from '#shared/rules/common/session/sign-in-answer.ts';
import type { PasswordSignIn } from '#shared/rules/servers/profile.ts';
import type { AnswerSink } from './answer-sink.ts';
import { canonicalPath } from './canonical-path.ts';
import type { CarriedRequest } from './carrier.ts';
import type { GatewayDecision } from './decide.ts';
import { basic } from './proxy-tunnel.ts';
import { type GatewayCode, type GatewayRefusal, refusal } from './refusal.ts';
import { type GatewayTarget, targetAddressOf } from './target.ts';
import { isDeclaredWrite } from './write-calls.ts';

export interface SignInAttempt extends PasswordSignIn {
  readonly userName: string;
  readonly password: string;
}

export type SignInOutcome =
  /** `who`: the user as read from the response by the mapping. */
  | { readonly ok: true; readonly who: WhoIsSignedIn }
  /** `detail`: the server's own message, or a system code. It never contains the password. */
  | {
      readonly ok: false;
      readonly reason: 'REFUSED' | 'NO_SESSION' | 'NOT_SIGNED_IN' | GatewayCode;
      readonly detail: string | null;
    };

type Prepared =
  | (GatewayDecision & { readonly request: Omit<CarriedRequest, 'route'> })
  | { readonly ok: false; readonly refusal: GatewayRefusal };

/** Bytes of the response in which the server's message is looked for. */
const answerLimit = 64 * 1024;

export function signInRequest(target: GatewayTarget, attempt: SignInAttempt): Prepared {
  const address = targetAddressOf(target);
  if (!address || target.kind !== 'remote') return { ok: false, refusal: refusal('ADDRESS_INVALID') };
  const canonical = canonicalPath(attempt.path);
  if (typeof canonical !== 'string') return { ok: false, refusal: refusal('PATH_REFUSED', canonical.fault) };
  // A password is never sent to a declared write; on a read-only server that would even be a write.
  // wall: password-to-write
  if (isDeclaredWrite(canonical, target.mapping)) {
    return { ok: false, refusal: refusal(target.readOnly ? 'READ_ONLY' : 'PATH_REFUSED', 'DECLARED_WRITE') };
  }
  const fields = { [attempt.userField]: attempt.userName, [attempt.passwordField]: attempt.password };
  const json = attempt.encoding === 'json';
  const body = Buffer.from(json ? JSON.stringify(fields) : new URLSearchParams(fields).toString());
  const headers = [
    'content-type',
    json ? 'application/json' : 'application/x-www-form-urlencoded',
    'content-length',
    String(body.byteLength),
    'accept',
    'application/json',
    'origin',
    address.origin,
    'referer',
    `${address.origin}${address.basePath}/`,
    ...target.headers.flat(),
    ...(target.gate === null ? [] : ['authorization', basic(target.gate)]),
  ];
  const path = address.basePath + canonical;
  const method = 'POST';
  const request = { origin: address.origin, method, path, headers, body: onePiece(body) };
  return { ok: true, address, method, path, headers, approved: null, request };
}

async function* onePiece(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}

/** Receives the response; `opened` tells whether the target has a session now. */
export function signInSink(
  { mapping }: Pick<GatewayTarget, 'mapping'>,
  opened: () => boolean,
  done: (outcome: SignInOutcome) => void,
): AnswerSink {
  const parts: Uint8Array[] = [];
  let size = 0;
  let status = 0;
  return {
    start(code) {
      status = code;
    },
    data(chunk) {
      if (size < answerLimit) parts.push(chunk);
      size += chunk.byteLength;
      return true;
    },
    end() {
      const text = Buffer.concat(parts).toString('utf8');
      done(outcomeOf(status, text, { opened: opened(), mapping }));
    },
    fail(named) {
      // The cookies of a redirect are stored before it is refused.
      const signedIn = named.code === 'REDIRECT_REFUSED' && opened();
      done(signedIn ? { ok: true, who: {} } : { ok: false, reason: named.code, detail: named.detail });
    },
  };
}

interface After {
  readonly opened: boolean;
  readonly mapping: Mapping;
}

function outcomeOf(status: number, text: string, { opened, mapping }: After): SignInOutcome {
  const read = readAnswer(text);
  const answer = typeof read === 'object' && read !== null ? read : {};
  const code = Number(Reflect.get(answer, 'code') ?? 200);
  const message: unknown = Reflect.get(answer, 'msg') ?? Reflect.get(answer, 'message');
  const detail = typeof message === 'string' && message !== '' ? message.slice(0, 200) : `HTTP ${status}`;
  if (status >= 400 || code !== 200) return { ok: false, reason: 'REFUSED', detail };
  return opened
    ? { ok: true, who: readSignInAnswer(read, mapping) }
    : { ok: false, reason: 'NO_SESSION', detail };
}
