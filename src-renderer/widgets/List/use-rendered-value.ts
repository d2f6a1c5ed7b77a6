/**
 * Returns a value after pending updates have rendered. The router publishes a new address a moment later and renders it
 * in a transition, so readers in between would see the old one.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Resolves to the newest value. Throws the signal's reason on abort. */
export function useRenderedValue<T>(value: T): (signal: AbortSignal) => Promise<T> {
  const [turn, setTurn] = useState(0);
  const newest = useRef(value);
  newest.current = value;
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was set before the turn is drawn with it
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go();
  }, [turn]);
  return useCallback(async (signal) => {
    // The router finishes its own steps by the next task.
    await new Promise((done) => setTimeout(done, 0));
    await new Promise<void>((done, fail) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      waiting.current.push(done);
      // React renders all pending transitions together, including earlier ones.
      startTransition(() => setTurn((now) => now + 1));
    });
    return newest.current;
  }, []);
}
