/** The finding of one step of the connection check: good, or a code with details. */
import { readAnswer } from '#shared/api/read-answer.ts';
import type { WholeAnswer } from './session-answer.ts';

export type StepFinding = {
  readonly code: string | null;
  readonly detail: string | null;
  readonly verdict?: 'skipped' | 'warning';
};

export const skipped: StepFinding = { code: null, detail: null, verdict: 'skipped' };

/** The detail of a named refusal of the gateway. */
export function detailOf(text: string): string | null {
  const refused = readAnswer(text);
  const detail: unknown = typeof refused === 'object' && refused ? Reflect.get(refused, 'detail') : null;
  return typeof detail === 'string' ? detail.slice(0, 300) : null;
}

/** HTTP_BEHIND: a proxy in front of the server cannot reach it. HTTP_PAUSED: the server is out of service. */
export function findingOfStatus({ status, retryAfter }: WholeAnswer): StepFinding {
  const detail = `HTTP ${status}`;
  // RFC 6585 §6
  if (status === 511) return bad('PAGE_ANSWERS', detail);
  if (status === 502 || status === 504) return bad('HTTP_BEHIND', detail);
  if (status === 503)
    return bad('HTTP_PAUSED', retryAfter ? `${detail} Retry-After: ${retryAfter.slice(0, 60)}` : detail);
  return status >= 500 ? bad('HTTP_FAILED', detail) : good(detail);
}

/** `answer`: the ways that the system would take, in the form of a proxy script's result. */
export function findingOfWays(answer: string): StepFinding {
  return /^\s*DIRECT\b/i.test(answer) ? { ...skipped, detail: 'DIRECT' } : good(answer.slice(0, 300));
}

export function good(detail: string): StepFinding {
  return { code: null, detail };
}

export function bad(code: string, detail: string | null = null): StepFinding {
  return { code, detail };
}
