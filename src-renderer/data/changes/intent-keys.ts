/**
 * One Idempotency-Key per intent (limits.md §7): the server makes one change of all requests with the same key. A
 * change with an unknown result keeps its key, so that a retry can't make it twice. The key is dropped when the result
 * is known, or when another change was made meanwhile: the same input is then a new intent.
 */

/** Milliseconds that servers remember a key; an older key gives no protection. */
const remembered = 10 * 60_000;

export interface IntentKey {
  readonly key: string;
  /** The change was made. */
  confirm(): void;
  /** The change was not made. */
  release(): void;
  /** The result is unknown. */
  keep(): void;
}

const keyByIntent = new Map<
  string,
  { readonly intent: string; readonly key: string; readonly until: number }
>();

/** `intent`: the whole input, serialised. */
export function keyFor(endpoint: string, intent: string, now = Date.now()): IntentKey {
  const before = keyByIntent.get(endpoint);
  const again = before?.intent === intent && now < before.until;
  if (!again) keyByIntent.delete(endpoint);
  const key = again ? before.key : crypto.randomUUID();
  return {
    key,
    confirm() {
      // Another change may have overwritten attempts with an unknown result: repeating one is a new write.
      if (again) keyByIntent.delete(endpoint);
      else keyByIntent.clear();
    },
    release: () => void keyByIntent.delete(endpoint),
    keep: () => void keyByIntent.set(endpoint, { intent, key, until: now + remembered }),
  };
}
