/**
 * The page's requests to the platform that have no answer yet. Electron tells nobody when the page gives one up, so the
 * page names each by an id and cancels it over the bridge, as it does with calls.
 */
export interface RunningRequests {
  /**
   * Aborts `controller` when the request is cancelled, at once where it was cancelled before. Returns a function that
   * forgets the request.
   */
  begin(id: string | null, controller: AbortController): () => void;
  cancel(id: string): void;
}

/** Ids of requests that were cancelled before they arrived. */
const mostEarly = 100;

export function runningRequests(): RunningRequests {
  const running = new Map<string, AbortController>();
  const early = new Set<string>();
  return {
    begin(id, controller) {
      if (id === null) return () => undefined;
      if (early.delete(id)) controller.abort();
      running.set(id, controller);
      return () => running.delete(id);
    },
    cancel(id) {
      const controller = running.get(id);
      if (controller) {
        controller.abort();
        return;
      }
      if (early.size >= mostEarly) early.clear();
      early.add(id);
    },
  };
}
