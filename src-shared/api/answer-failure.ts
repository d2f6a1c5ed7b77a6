/** Failures of an HTTP answer that are visible without its envelope. */
import { ApiError } from './api-error.ts';
import type { Endpoint } from './endpoint.ts';

const gatewayHeader = 'x-steward-gateway';

/**
 * Milliseconds. The gateway's deadline is 120 s (spec 1§9); the console waits a little longer for the gateway's answer.
 */
export const deadline = 125_000;

/** The failure in an answer's status and headers, or null. `data` is the body as far as it is JSON. */
export function answerFailure(
  endpoint: Pick<Endpoint, 'id'>,
  answer: {
    readonly status: number;
    readonly header: (name: string) => string | null;
    readonly data: unknown;
  },
): ApiError | null {
  const { status, header, data } = answer;
  const message = messageOf(data);
  const refusal = header(gatewayHeader);
  if (refusal) {
    const kind = refusal === 'TIMEOUT' ? 'timeout' : 'network';
    return new ApiError({ kind, endpoint: endpoint.id, status, code: refusal, message });
  }
  if (status >= 200 && status <= 299) return null;
  const retrySeconds = retryAfter(header('retry-after'));
  return new ApiError({
    kind: 'http',
    endpoint: endpoint.id,
    status,
    code: status,
    message,
    retryAfter: retrySeconds,
  });
}

/** The server's own message in a failure's body; '' for none. */
function messageOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const { msg, message, actionMsg } = data as Readonly<Record<string, unknown>>;
  if (typeof msg === 'string') return msg;
  return typeof message === 'string' ? message : messageOf(actionMsg);
}

/** Whether the error is a 401, by its status or in its envelope. */
export function isUnauthorised(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || (error.kind === 'refused' && error.code === 401);
}

/** Whether the error is a missing right; session-expired.ts decides whether the session still exists. */
export function isRefusedRight({ status, kind, code }: ApiError): boolean {
  return [401, 403].includes(status) || (kind === 'refused' && (code === 401 || code === 403));
}

/**
 * Whether the server seems to have nothing at this path; only for paths that the documents do not show. Many servers
 * answer an unknown path with a page in place of data.
 */
export function isElsewhere(endpoint: Pick<Endpoint, 'origin'>, error: ApiError): boolean {
  if (endpoint.origin !== 'chosen') return false;
  return isAbsent(error) || (error.kind === 'contract' && error.field === null);
}

function isAbsent({ kind, status }: ApiError): boolean {
  return kind === 'http' && (status === 404 || status === 405);
}

/** Notes on a failure whether the call was at a path that this project chose, or at a documented one. */
export function notePath({ origin, path }: Pick<Endpoint, 'origin' | 'path'>, error: ApiError): void {
  if (isElsewhere({ origin }, error)) error.lookedAt = path;
  else if (isAbsent(error)) error.absentAt = path;
}

/** Milliseconds from Retry-After, which has seconds or a date (RFC 9110 §10.2.3); null for anything else. */
export function retryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
