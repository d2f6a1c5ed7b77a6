/**
 * One intent, one Idempotency-Key (limits.md §7): of however many requests with one key the server makes one change.
 * A change whose result is not known keeps its key, so that trying it again can not make it twice. The key is let
 * go when the result is known, and when something else was wanted meanwhile: the same input is a new intent then.
 */
import { ApiError } from '#shared/api/api-error.ts';

/** Milliseconds that servers remember a key; after that it protects nothing. */
const remembered = 10 * 60_000;
/** Answers of something between Steward and the server. */
const fromBetween = [408, 502, 503, 504];
/** The gateway's word on what it never sent. */
const neverSent: readonly (string | number)[] = [
  'READ_ONLY',
  'SERVER_CHANGED',
  'PATH_REFUSED',
  'METHOD_REFUSED',
  'ADDRESS_INVALID',
];

export interface IntentKey {
  readonly key: string;
  /** It was done. */
  confirm(): void;
  /** It was not done. */
  release(): void;
  /** Nobody knows what came of it. */
  keep(): void;
}

const kept = new Map<string, { readonly intent: string; readonly key: string; readonly until: number }>();

/** `intent`: the whole input as text. */
export function keyFor(endpoint: string, intent: string, now = Date.now()): IntentKey {
  const before = kept.get(endpoint);
  const again = before?.intent === intent && now < before.until;
  if (!again) kept.delete(endpoint);
  const key = again ? before.key : crypto.randomUUID();
  return {
    key,
    confirm() {
      // After a new change, what was tried before may have been undone by it.
      if (again) kept.delete(endpoint);
      else kept.clear();
    },
    release: () => void kept.delete(endpoint),
    keep: () => void kept.set(endpoint, { intent, key, until: now + remembered }),
  };
}

/** Whether the server may or may not have done it. */
export function isUnconfirmed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'network' && neverSent.includes(error.code)) return false;
  if (error.kind === 'http') return fromBetween.includes(error.status);
  return error.kind === 'network' || error.kind === 'timeout' || error.kind === 'contract';
}
