/** A minimal event source, for events that can't be read afterwards; readable state is an atom (store.ts). */
export interface Signal<Value> {
  emit(value: Value): void;
  /** Returns the unsubscriber. */
  listen(listener: (value: Value) => void): () => void;
}

export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
