/**
 * A value as it is once everything that was set before is drawn. The router hands a new address over a moment later
 * and draws it when there is time: who asks in between still sees the old one.
 */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Answers the newest value. Throws the signal's reason where nobody waits any more. */
export function useDrawn<T>(value: T): (signal: AbortSignal) => Promise<T> {
  const [turn, setTurn] = useState(0);
  const newest = useRef(value);
  newest.current = value;
  const waiting = useRef<(() => void)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was set before the turn is drawn with it
  useEffect(() => {
    for (const go of waiting.current.splice(0)) go();
  }, [turn]);
  return useCallback(async (signal) => {
    // The router's own steps are all done by the next task.
    await new Promise((done) => setTimeout(done, 0));
    await new Promise<void>((done, fail) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      waiting.current.push(done);
      // Of several transitions React draws all at once, those that were asked for earlier too.
      startTransition(() => setTurn((now) => now + 1));
    });
    return newest.current;
  }, []);
}
