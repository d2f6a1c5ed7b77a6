/**
 * One intent, one Idempotency-Key (limits.md §7): of however many requests with one key the server makes one change.
 * A change whose result is not known keeps its key, so that trying it again can not make it twice. The key is let
 * go when the result is known, and when something else was wanted meanwhile: the same input is a new intent then.
 */

/** Milliseconds that servers remember a key; after that it protects nothing. */
const remembered = 10 * 60_000;

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
