/** The turn to apply the tray of a server, which the shell keeps: also two browsers have one shell. */
import { bridge } from '#data/bridge.ts';

/** null: another window is at it, whose turn is not waited for. Throws what the work throws. */
export async function inOwnTurn<T>(server: string, work: () => Promise<T>): Promise<T | null> {
  const ending = new AbortController();
  const had = await new Promise<boolean>((resolve, reject) => {
    bridge.changes
      .turn({ server }, { signal: ending.signal, onProgress: () => resolve(true) })
      // Once it is had, the call ends by being given up.
      .then(({ had: ever }) => resolve(ever), reject);
  });
  if (!had) return null;
  try {
    return await work();
  } finally {
    ending.abort();
  }
}
