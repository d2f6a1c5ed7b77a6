/**
 * The smallest possible event source: something happened, whoever listens is told. For what nobody can ask for
 * afterwards; what can be asked for is an atom (store.ts).
 */
export interface Signal<Value> {
  emit(value: Value): void;
  /** Answers the way to stop listening. */
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
