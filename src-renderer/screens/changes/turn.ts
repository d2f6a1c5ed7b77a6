/** The turn to apply the tray of a server, which the shell keeps: also two browsers have one shell. */
import { bridge } from '#data/bridge.ts';

/**
 * null: another window is at it, whose turn is not waited for. `lost` tells that the turn is somebody else's by now: the
 * line to the shell broke. Throws what the work throws.
 */
export async function inOwnTurn<T>(
  server: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const ending = new AbortController();
  const lost = new AbortController();
  const had = await new Promise<boolean>((resolve, reject) => {
    bridge.changes
      .turn({ server }, { signal: ending.signal, onProgress: () => resolve(true) })
      // Once it is had, the call ends by being given up.
      .then(({ had: ever }) => resolve(ever), reject)
      .finally(() => lost.abort());
  });
  if (!had) return null;
  try {
    return await work(lost.signal);
  } finally {
    ending.abort();
  }
}
