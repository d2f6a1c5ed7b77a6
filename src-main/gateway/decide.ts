/**
 * The gateway's decision: from a request and a target to what is sent where, or a named refusal. Pure: it opens
 * nothing and waits for nothing, so that every rule is a row in a table of tests (design §2, limits.md §3).
 */
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';
import { overridesRequest } from '#shared/rules/servers/override-header.ts';
import type { Approving } from './approved-exchange.ts';
import { canonicalTarget } from './canonical-path.ts';
import { basic } from './proxy-tunnel.ts';
import { type GatewayRefusal, refusal } from './refusal.ts';
import { passedRequestHeaders } from './request-headers.ts';
import { type GatewayTarget, type TargetAddress, targetAddressOf } from './target.ts';
import { isDailyCall, isWrite, passesReview } from './write-calls.ts';

export interface IncomingRequest {
  readonly method: string;
  /** Raw request target: path and query. */
  readonly target: string;
  /** Flat: name, value, name, value. */
  readonly headers: readonly string[];
  readonly hasBody: boolean;
}

export interface GatewayDecision {
  readonly ok: true;
  readonly address: TargetAddress;
  readonly method: string;
  /** Base path, canonical path and query. */
  readonly path: string;
  readonly headers: string[];
  /** Not null for a write that is sent only where it was approved under this key (approved-exchange.ts). */
  readonly approved: { readonly key: string; readonly path: string; readonly query: string } | null;
}

export type Decision = GatewayDecision | { readonly ok: false; readonly refusal: GatewayRefusal };

const readMethods: readonly string[] = ['GET', 'HEAD'];
const writeMethods: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * `approving`: null where nobody has to approve anything. `sessionCookies` returns the Cookie value for a path; the
 * jar's cookies override those of the credential.
 */
export function decide(
  asked: IncomingRequest,
  target: GatewayTarget,
  sessionCookies: (address: TargetAddress, path: string, given: string) => string,
  approving: Pick<Approving, 'hasBegun' | 'daily'> | null = null,
): Decision {
  // A page that shows one server must not write to another (src-shared/bridge/server-mark-header.ts).
  // wall: shown-server
  if (!meansTarget(asked.headers, target.mark)) return refuse(refusal('SERVER_CHANGED'));
  // wall: server-blocked
  if (target.blocked) return refuse(refusal('SERVER_BLOCKED'));
  const isRead = readMethods.includes(asked.method);
  if (!isRead && !writeMethods.includes(asked.method)) return refuse(refusal('METHOD_REFUSED'));
  // A body that only one of two readers counts is how requests are smuggled (RFC 9110 §9.3.1).
  // wall: read-without-body
  if (isRead && asked.hasBody) return refuse(refusal('BODY_REFUSED'));
  const canonical = canonicalTarget(asked.target);
  if (!canonical.ok) return refuse(refusal('PATH_REFUSED', canonical.fault));
  if (target.readOnly) {
    // wall: read-only-write
    if (isWrite(asked.method, canonical.path, target.mapping)) return refuse(refusal('READ_ONLY'));
    // Some frameworks take the method from the query, also for a POST that only reads.
    // wall: method-query
    if (overridesInQuery(canonical.query)) return refuse(refusal('READ_ONLY', 'METHOD_OVERRIDE'));
  }
  const isHeld = approving !== null && isReviewed(asked.method, canonical, target, approving.daily);
  const key = keyOf(asked.headers);
  // wall: approval-gateway-begun
  if (isHeld && !approving.hasBegun(key)) return refuse(refusal('NOT_APPROVED'));
  const address = targetAddressOf(target);
  if (!address) return refuse(refusal('ADDRESS_INVALID'));
  const headers = passedRequestHeaders(asked.headers);
  if (!Array.isArray(headers)) return refuse(refusal('HEADER_REFUSED'));

  const path = address.basePath + canonical.path;
  for (const [name, value] of target.headers) {
    // Saving a profile refuses such a header; this also covers a profile that came another way.
    if (overridesRequest(name)) return refuse(refusal('HEADER_REFUSED', name.slice(0, 64)));
    setHeader(headers, name, value);
  }
  const { credential } = target;
  const secret = credential?.kind === 'token' ? credential.token : (credential?.cookie ?? '');
  if (!/^[\x20-\x7e]*$/.test(secret)) return refuse(refusal('CREDENTIAL_INVALID'));
  if (credential?.kind === 'token') {
    // A request has one such field (RFC 9110 §11.6.2): gate and platform would get each other's credential.
    if (target.gate !== null) return refuse(refusal('AUTHORIZATION_TWICE'));
    headers.push('authorization', `Bearer ${credential.token}`);
  }
  if (target.gate !== null) headers.push('authorization', basic(target.gate));
  const cookies = sessionCookies(address, path, credential?.kind === 'cookie' ? credential.cookie : '');
  if (cookies !== '') headers.push('cookie', cookies);
  if (target.kind === 'remote') {
    // Servers that check the origin of a write expect their own pages (RFC 6454 §7, RFC 9110 §10.1.3).
    headers.push('referer', `${address.origin}${address.basePath}/`);
    if (!isRead) headers.push('origin', address.origin);
    // Encodings that answer-body.ts decodes; a range of a file is a range of its unencoded bytes.
    const part = asked.headers.some((name, i) => i % 2 === 0 && /^range$/i.test(name));
    headers.push('accept-encoding', part ? 'identity' : 'gzip, deflate, br');
  }
  const approved = isHeld ? { key, path: canonical.path, query: canonical.query } : null;
  return { ok: true, address, method: asked.method, path: path + canonical.query, headers, approved };
}

/** The mark of the server that a request means; null in requests of the user's own programs, which carry none. */
export function meantMark(headers: readonly string[]): string | null {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === serverMarkHeader);
  return at < 0 ? null : (headers[at + 1] ?? '');
}

/** Whether every mark in the request's fields is this one. */
function meansTarget(headers: readonly string[], mark: string): boolean {
  for (let i = 0; i < headers.length; i += 2) {
    if (headers[i]?.toLowerCase() === serverMarkHeader && headers[i + 1] !== mark) return false;
  }
  return true;
}

/** Whether a request needs somebody else's approval. */
function isReviewed(
  method: string,
  { path, query }: { readonly path: string; readonly query: string },
  { mapping }: GatewayTarget,
  dailyPasses: boolean,
): boolean {
  // wall: daily-no-query
  if (overridesInQuery(query)) return true;
  if (passesReview(method, path, mapping)) return false;
  if (/* wall: daily-only-where-allowed */ dailyPasses && isDailyCall(method, path, mapping)) return false;
  return isWrite(method, path, mapping);
}

function keyOf(headers: readonly string[]): string {
  const at = headers.findIndex((name, i) => i % 2 === 0 && name.toLowerCase() === 'idempotency-key');
  return at < 0 ? '' : (headers[at + 1] ?? '');
}

/** Whether the query overrides the method (`_method=DELETE` and the like). */
function overridesInQuery(query: string): boolean {
  return [...new URLSearchParams(query).keys()].some((key) => overridesRequest(key));
}

/** Sets a header of the profile in place of any that the console sent under that name. */
function setHeader(headers: string[], name: string, value: string): void {
  for (let i = headers.length - 2; i >= 0; i -= 2) if (headers[i] === name) headers.splice(i, 2);
  headers.push(name, value);
}

function refuse(named: GatewayRefusal): Decision {
  return { ok: false, refusal: named };
}
