/**
 * What may be drawn later than what follows the pointer: the newest of it, some times a second, so that the frames in
 * between are the pointer's alone.
 */
import { useEffect, useState } from 'react';

interface Later {
  /** In place of what waits. */
  readonly later: (work: () => void) => void;
  /** What waits is done at once. */
  readonly now: () => void;
  readonly drop: () => void;
}

export function useLater(): Later {
  const [queue] = useState(laterQueue);
  useEffect(() => queue.drop, [queue]);
  return queue;
}

/** Milliseconds: a text that changes more often is not read. */
const pause = 120;

function laterQueue(): Later {
  let waiting: (() => void) | null = null;
  let asked = false;
  const now = () => {
    const work = waiting;
    waiting = null;
    work?.();
  };
  return {
    later(work) {
      waiting = work;
      if (asked) return;
      asked = true;
      setTimeout(() => {
        asked = false;
        now();
      }, pause);
    },
    now,
    drop() {
      waiting = null;
    },
  };
}
