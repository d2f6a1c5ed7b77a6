/**
 * Where the console keeps what is true for the whole session, as atoms (decision 017): read by components with jotai's
 * hooks, and by what is no component (transport, early start, the change door) with these.
 */
import { type Atom, getDefaultStore } from 'jotai';

/** There is one, and components use the same without a provider. */
export const store = getDefaultStore();

/** Tells of every change from now on. Answers the way to stop. */
export function watch<Value>(fact: Atom<Value>, listener: (value: Value) => void): () => void {
  return store.sub(fact, () => listener(store.get(fact)));
}
