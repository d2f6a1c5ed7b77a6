/** The lease to apply the tray of a server. The shell keeps it, since even two browsers share one shell. */
import { bridge } from '#data/bridge.ts';

/** Milliseconds. The shell gives the lease away on request after four missed renewals. */
const renewEvery = 20_000;

export interface TrayLease {
  /** The shell's id of the lease. */
  readonly id: string;
  /** Aborted when another window has the lease, or when the connection to the shell breaks. */
  readonly lossSignal: AbortSignal;
}

/** Resolves to null without waiting if another window has the lease. Rejects with the errors of `work`. */
export async function withTrayLease<T>(
  server: string,
  work: (turn: TrayLease) => Promise<T>,
): Promise<T | null> {
  const ending = new AbortController();
  const lost = new AbortController();
  const id = await new Promise<string | null>((resolve, reject) => {
    bridge.changes
      .turn({ server }, { signal: ending.signal, onProgress: ({ turn }) => resolve(turn) })
      // Once the lease is granted, the call lasts until it is aborted.
      .then(() => resolve(null), reject)
      .finally(() => /* wall: turn-lost-told */ lost.abort());
  });
  if (id === null) return null;
  const renewing = setInterval(async () => {
    // An unreachable shell does not mean a lost lease: the open call reports a broken connection.
    const { had } = await bridge.changes.renew({ server, turn: id }).catch(() => ({ had: true }));
    if (!had) lost.abort();
  }, renewEvery);
  try {
    return await work({ id, lossSignal: lost.signal });
  } finally {
    clearInterval(renewing);
    ending.abort();
  }
}
