/** The turn to apply the tray of a server, which the shell keeps: also two browsers have one shell. */
import { bridge } from '#data/bridge.ts';

/** Milliseconds. It is somebody else's if they ask for it after four of them without a word. */
const renewEvery = 20_000;

export interface Turn {
  /** What the shell knows it by. */
  readonly id: string;
  /** It is somebody else's by now, or the line to the shell broke. */
  readonly lost: AbortSignal;
}

/** null: another window is at it, whose turn is not waited for. Throws what the work throws. */
export async function inOwnTurn<T>(server: string, work: (turn: Turn) => Promise<T>): Promise<T | null> {
  const ending = new AbortController();
  const lost = new AbortController();
  const id = await new Promise<string | null>((resolve, reject) => {
    bridge.changes
      .turn({ server }, { signal: ending.signal, onProgress: ({ turn }) => resolve(turn) })
      // Once it is had, the call ends by being given up.
      .then(() => resolve(null), reject)
      .finally(() => lost.abort());
  });
  if (id === null) return null;
  const renewing = setInterval(async () => {
    // A shell that is not reached says nothing of the turn: its line tells when it breaks.
    const { had } = await bridge.changes.renew({ server, turn: id }).catch(() => ({ had: true }));
    if (!had) lost.abort();
  }, renewEvery);
  try {
    return await work({ id, lost: lost.signal });
  } finally {
    clearInterval(renewing);
    ending.abort();
  }
}
