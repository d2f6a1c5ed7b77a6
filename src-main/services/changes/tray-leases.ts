/**
 * The turn: a lease by which one window at a time, over all browsers, applies the tray of a server. It lasts until
 * its call ends, or until another window asks after a lapse without renewal. A window that hangs keeps its
 * connection, but not its turn.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pass } from 'node:timers/promises';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';

/** Milliseconds to wait for a turn that is just ending. */
const moment = 500;
/** Milliseconds without renewal after which a turn may be taken. Hidden windows run timers once a minute. */
const lapsesAfter = 90_000;

interface Turn {
  readonly id: string;
  renewed: number;
  readonly ended: Promise<void>;
  readonly end: () => void;
}
interface Held {
  readonly server: string;
  readonly turn: string;
}

/** `now`: monotonic milliseconds. */
export function createTrayLeases(now = () => performance.now()) {
  const leaseByTray = new Map<string, Turn>();
  const turn: BridgeHandlers['changes']['turn'] = async ({ server }, { signal, progress }) => {
    const before = leaseByTray.get(server);
    if (before && /* wall: turn-lapsed */ now() - before.renewed >= lapsesAfter) before.end();
    else if (before) await Promise.race([before.ended, pass(moment)]);
    if (leaseByTray.has(server) || signal.aborted) return { had: false };
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const id = randomUUID();
    const end = () => {
      if (leaseByTray.get(server)?.id === id) leaseByTray.delete(server);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    leaseByTray.set(server, { id, renewed: now(), ended, end });
    progress({ turn: id });
    await ended;
    return { had: true };
  };
  /** Returns whether the caller still has the turn. */
  const renew = ({ server, turn: id }: Held): boolean => {
    const own = leaseByTray.get(server);
    if (own?.id !== id) return false;
    own.renewed = now();
    return true;
  };
  return {
    turn,
    renew,
    /** Throws TURN_LOST where the caller must not send any more. */
    demand(held: Held): void {
      if (!renew(held)) throw new BridgeError('TURN_LOST', 'the turn to apply is not theirs any more');
    },
    isOthers({ server, turn: id }: Held): boolean {
      const own = leaseByTray.get(server);
      return own !== undefined && own.id !== id;
    },
  };
}
