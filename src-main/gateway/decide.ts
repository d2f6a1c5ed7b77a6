/**
 * The gateway's decision: a request and a target in; what to send where, or a named refusal, out. Pure: it opens
 * nothing and waits for nothing, so that every rule is a row in a table of tests (design §2, limits.md §3).
 */
import { meantHeader } from '#shared/bridge/meant.ts';
import { overridesRequest } from '#shared/rules/servers/override-header.ts';
import type { Approving } from './approved-exchange.ts';
import { canonicalTarget } from './canonical-path.ts';
import { basic } from './proxy-tunnel.ts';
import { type Refusal, refusal } from './refusal.ts';
import { passedRequestHeaders } from './request-headers.ts';
import { addressOf, type GatewayTarget, type TargetAddress } from './target.ts';
import { isDailyCall, isWrite, passesReview } from './write-calls.ts';

export interface Asked {
  readonly method: string;
  /** Raw request target: path and query. */
  readonly target: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly hasBody: boolean;
}

export interface Decided {
  readonly ok: true;
  readonly address: TargetAddress;
  readonly method: string;
  /** Base path, canonical path and query. */
  readonly path: string;
  readonly headers: string[];
  /** Not null: it is sent only where it is what was approved under this key (approved-exchange.ts). */
  readonly approved: { readonly key: string; readonly path: string; readonly query: string } | null;
}

export type Decision = Decided | { readonly ok: false; readonly refusal: Refusal };

const readMethods: readonly string[] = ['GET', 'HEAD'];
const writeMethods: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** `approving`: null where nobody has to approve anything. `sessionCookies` answers the Cookie value for a path: the jar's cookies over those of the credential. */
export function decide(
  asked: Asked,
  target: GatewayTarget,
  sessionCookies: (address: TargetAddress, path: string, given: string) => string,
  approving: Pick<Approving, 'begun' | 'daily'> | null = null,
): Decision {
  // A page that shows one server must not write to another (src-shared/bridge/meant.ts).
  if (!meansTarget(asked.headers, target.mark)) return refuse(refusal('SERVER_CHANGED'));
  if (target.blocked) return refuse(refusal('SERVER_BLOCKED'));
  const isRead = readMethods.includes(asked.method);
  if (!isRead && !writeMethods.includes(asked.method)) return refuse(refusal('METHOD_REFUSED'));
  // A body that one side counts and the other does not is how requests are smuggled (RFC 9110 §9.3.1).
  if (isRead && asked.hasBody) return refuse(refusal('BODY_REFUSED'));
  const canonical = canonicalTarget(asked.target);
  if (!canonical.ok) return refuse(refusal('PATH_REFUSED', canonical.fault));
  if (target.readOnly) {
    if (isWrite(asked.method, canonical.path, target.mapping)) return refuse(refusal('READ_ONLY'));
    // Some frameworks take the method from here instead, also of a POST that only reads.
    if (overridesInQuery(canonical.query)) return refuse(refusal('READ_ONLY', 'METHOD_OVERRIDE'));
  }
  const isHeld = approving !== null && isReviewed(asked.method, canonical, target, approving.daily);
  const key = keyOf(asked.headers);
  if (isHeld && !approving.begun(key)) return refuse(refusal('NOT_APPROVED'));
  const address = addressOf(target);
  if (!address) return refuse(refusal('ADDRESS_INVALID'));
  const headers = passedRequestHeaders(asked.headers);
  if (!Array.isArray(headers)) return refuse(refusal('HEADER_REFUSED'));

  const path = address.basePath + canonical.path;
  for (const [name, value] of target.headers) {
    // Refused when a profile is saved; one that came another way does no harm either.
    if (overridesRequest(name)) return refuse(refusal('HEADER_REFUSED', name.slice(0, 64)));
    setHeader(headers, name, value);
  }
  const { credential } = target;
  const secret = credential?.kind === 'token' ? credential.token : (credential?.cookie ?? '');
  if (!/^[\x20-\x7e]*$/.test(secret)) return refuse(refusal('CREDENTIAL_INVALID'));
  if (credential?.kind === 'token') {
    // A request has one such field (RFC 9110 §11.6.2): the one would be sent to whoever wants the other.
    if (target.gate !== null) return refuse(refusal('AUTHORIZATION_TWICE'));
    headers.push('authorization', `Bearer ${credential.token}`);
  }
  if (target.gate !== null) headers.push('authorization', basic(target.gate));
  const cookies = sessionCookies(address, path, credential?.kind === 'cookie' ? credential.cookie : '');
  if (cookies !== '') headers.push('cookie', cookies);
  if (target.kind === 'remote') {
    // Servers that check where a write comes from see their own pages (RFC 6454 §7, RFC 9110 §10.1.3).
    headers.push('referer', `${address.origin}${address.basePath}/`);
    if (!isRead) headers.push('origin', address.origin);
    // What can be decoded and counted here (answer-body.ts); a part of a file is one of its bytes as they are.
    const part = asked.headers.some((name, i) => i % 2 === 0 && /^range$/i.test(name));
    headers.push('accept-encoding', part ? 'identity' : 'gzip, deflate, br');
  }
  const approved = isHeld ? { key, path: canonical.path, query: canonical.query } : null;
  return { ok: true, address, method: asked.method, path: path + canonical.query, headers, approved };
}

/** Which server a request is for; null where it does not say: a program's of the user's own. */
export function meantMark(headers: readonly string[]): string | null {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === meantHeader);
  return at < 0 ? null : (headers[at + 1] ?? '');
}

/** None but this one, in any of the request's fields. */
function meansTarget(headers: readonly string[], mark: string): boolean {
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i]?.toLowerCase() === meantHeader && headers[i + 1] !== mark) return false;
  }
  return true;
}

/** What somebody else has to see before. */
function isReviewed(
  method: string,
  { path, query }: { readonly path: string; readonly query: string },
  { mapping }: GatewayTarget,
  dailyPasses: boolean,
): boolean {
  if (overridesInQuery(query)) return true;
  if (passesReview(method, path, mapping)) return false;
  if (dailyPasses && isDailyCall(method, path, mapping)) return false;
  return isWrite(method, path, mapping);
}

function keyOf(headers: readonly string[]): string {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'idempotency-key');
  return at < 0 ? '' : (headers[at + 1] ?? '');
}

/** `_method=DELETE` and its kin. */
function overridesInQuery(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((key) => overridesRequest(key));
}

/** The profile's word counts, whatever the console sent under that name. */
function setHeader(headers: string[], name: string, value: string): void {
  for (let i = headers.length - 2; i >= 0; i -= 2) if (headers[i] === name) headers.splice(i, 2);
  headers.push(name, value);
}

function refuse(named: Refusal): Decision {
  return { ok: false, refusal: named };
}
