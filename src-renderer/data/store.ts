/**
 * Holds the session-wide state as atoms (decision 017): components use jotai's hooks, other code (transport, early
 * start, the change door) uses these functions.
 */
import { type Atom, getDefaultStore } from 'jotai';

/** The default store, which components use without a provider. */
export const store = getDefaultStore();

/** Calls `listener` at every later change. Returns the unsubscriber. */
export function watch<Value>(fact: Atom<Value>, listener: (value: Value) => void): () => void {
  return store.sub(fact, () => listener(store.get(fact)));
}
