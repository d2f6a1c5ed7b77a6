/**
 * Automatic retries of reads (limits.md §7): at most two, only where they can help, after the server's Retry-After, and
 * within the one deadline, so that no spinner outlives it.
 */

import { deadline } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';

const mostRetries = 2;
/** Milliseconds before the first retry; twice that before the second. */
const firstPause = 300;
/** Longest accepted Retry-After in milliseconds; beyond it the failure is shown at once. */
const longestPause = 10_000;

/** The gateway's codes of transient failures; 0: the answer was cut off, or none came. */
const passing: readonly (string | number)[] = [
  0,
  'DNS_FAILED',
  'CONNECTION_REFUSED',
  'CONNECTION_RESET',
  'UNREACHABLE',
  'PROXY_UNREACHABLE',
  'BAD_RESPONSE',
];
/** Statuses of a busy server (RFC 6585 §4, RFC 9110 §15.6.4). */
const busy: readonly number[] = [429, 503];

/** Milliseconds until the next attempt; null for none. `tries`: number of failed attempts. */
export function pauseBefore(error: unknown, tries: number): number | null {
  if (/* wall: most-retries */ tries > mostRetries || !(error instanceof ApiError)) return null;
  const pause = firstPause * 2 ** (tries - 1);
  if (error.kind === 'network') return passing.includes(error.code) ? pause : null;
  if (error.kind !== 'http' || !busy.includes(error.status)) return null;
  const asked = error.retryAfter ?? pause;
  return asked > longestPause ? null : Math.max(asked, pause);
}

/** Options for reads that no screen waits for. */
export interface Patience {
  /** Replaces `pauseBefore`. */
  readonly pause?: (error: unknown, tries: number) => number | null;
  /** Limit in milliseconds for all attempts together. */
  readonly within?: number;
}

/** `read` receives a signal that also ends at the deadline of all attempts. An abort throws the signal's reason. */
export async function withRetries<T>(
  endpoint: string,
  read: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
  { pause: pauseAfter = pauseBefore, within = deadline }: Patience = {},
): Promise<T> {
  const end = Date.now() + within;
  const stop = new AbortController();
  const giveUp = (): void => stop.abort(signal?.reason);
  const late = new ApiError({ kind: 'timeout', endpoint, message: 'the deadline of all tries' });
  const timer = setTimeout(() => stop.abort(late), within);
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp, { once: true });
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await read(stop.signal);
      } catch (error) {
        stop.signal.throwIfAborted();
        const pause = pauseAfter(error, tries);
        if (pause === null || Date.now() + pause >= end) throw error;
        await pauseFor(pause, stop.signal);
      }
    }
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stopped = (): void => {
      clearTimeout(timer);
      fail(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stopped);
      done();
    }, milliseconds);
    signal.addEventListener('abort', stopped, { once: true });
  });
}
