/** Of all windows of all browsers one applies the tray of a server at a time: it has the turn until its call ends. */
import { setTimeout as pass } from 'node:timers/promises';
import type { BridgeHandlers } from '#shared/bridge/index.ts';

/** Milliseconds: who has just ended gives the turn back by then. */
const moment = 500;

export function createTurns(): BridgeHandlers['changes']['turn'] {
  /** Servers whose turn is taken, with when it is given back. */
  const taken = new Map<string, Promise<void>>();
  return async ({ server }, { signal, progress }) => {
    const before = taken.get(server);
    if (before) await Promise.race([before, pass(moment)]);
    if (taken.has(server) || signal.aborted) return { had: false };
    const ended = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    taken.set(server, ended);
    progress('yours');
    await ended;
    taken.delete(server);
    return { had: true };
  };
}
