/** Determines whether a server treats the user as signed in, by the console's own session call. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { isPlatformAnswer, readAnswer } from '#shared/api/read-answer.ts';
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { limitedText } from '#shared/kit/limited-text.ts';
import { factsFromParts } from '#shared/rules/common/session/session-from-parts.ts';
import { declaredRequest } from './declared-request.ts';
import type { GatewayTarget } from './target.ts';
import type { GatewayRequest, GatewayResponse } from './web-streams.ts';

export interface WholeAnswer {
  readonly status: number;
  /** The media type without parameters. */
  readonly type: string;
  readonly retryAfter: string;
  readonly text: string;
}

export type SessionVerdict =
  /** `facts`: null where somebody is signed in, but the answer could not be read completely. */
  | { readonly kind: 'signedIn'; readonly facts: SessionFacts | null; readonly detail: string }
  /** A refusal in the platform's own envelope. */
  | { readonly kind: 'signedOut'; readonly detail: string }
  /** A refusal without the platform's envelope: the platform or any other program may have sent it. */
  | { readonly kind: 'uncertain'; readonly detail: string }
  /** `page`: whether the answer is a page for people, such as that of a network with a login page. */
  | { readonly kind: 'noPlatform'; readonly detail: string; readonly page: boolean };

/** Bytes of the answer that are read. */
const answerLimit = 256 * 1024;

/** The session calls; the second is used where a server or its profile does not have the first. */
export type SessionCall = typeof currentSession | typeof getTenantInfo;

export function firstCall({ mapping }: Pick<GatewayTarget, 'mapping'>): SessionCall {
  return mapping.session?.from === 'parts' ? getTenantInfo : currentSession;
}

/** Returns the call to make after this answer; null where the answer is conclusive. */
export function nextCall(
  call: SessionCall,
  { status }: WholeAnswer,
  verdict: SessionVerdict,
): SessionCall | null {
  const isThere = verdict.kind !== 'noPlatform' && ![404, 405, 501].includes(status);
  return call === getTenantInfo || isThere ? null : getTenantInfo;
}

export function sessionQuestion(
  { mapping }: GatewayTarget,
  call: SessionCall,
): Omit<GatewayRequest, 'signal'> {
  return declaredRequest(locatedCall<Endpoint>(call, mapping), {} as never);
}

export async function wholeAnswer({ status, headers, body }: GatewayResponse): Promise<WholeAnswer> {
  const field = (wanted: string): string => headers.find(([name]) => name === wanted)?.[1] ?? '';
  const text = await limitedText(body, answerLimit);
  const type = field('content-type').split(';')[0]?.trim() ?? '';
  return { status, type, retryAfter: field('retry-after'), text };
}

/** `mapping`: the mapping of the server that answered to this call. */
export function sessionVerdict(
  { status, type, text }: WholeAnswer,
  mapping: Mapping,
  call: SessionCall,
): SessionVerdict {
  const at = locatedCall<Endpoint>(call, mapping);
  const read = readAnswer(text);
  const body = at.mapped ? at.mapped.answer(at.envelope, read) : read;
  const summary = `HTTP ${status} ${type}`.trim().slice(0, 200);
  const strange: SessionVerdict = { kind: 'noPlatform', detail: summary, page: isPage(type, text) };
  if (!isPlatformAnswer(body))
    return isRefusal(status) && !strange.page ? { kind: 'uncertain', detail: summary } : strange;
  if (isRefusal(status)) return { kind: 'signedOut', detail: `HTTP ${status}` };
  if (status !== 200) return strange;
  try {
    const facts = factsIn(call, decodeResponse(at, read, status), mapping);
    return { kind: 'signedIn', facts, detail: facts.user.username };
  } catch (error) {
    const [message, kind] =
      error instanceof Error ? [error.message.slice(0, 200), Reflect.get(error, 'kind')] : ['', null];
    if (kind === 'refused') return { kind: 'signedOut', detail: message };
    // A success in the platform's envelope with an unreadable field, which the console will name.
    if (kind === 'contract' && message !== 'envelope')
      return { kind: 'signedIn', facts: null, detail: message };
    return { ...strange, detail: message };
  }
}

function factsIn(call: SessionCall, decoded: unknown, { session: words = {} }: Mapping): SessionFacts {
  if (call === currentSession) return decoded as SessionFacts;
  return factsFromParts(decoded as TenantInfo, words, words.administrator ?? true);
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403;
}

function isPage(type: string, text: string): boolean {
  return /\bhtml\b/i.test(type) || /^\s*<(!doctype|html)\b/i.test(text);
}
