/** Throttles rendering beside pointer tracking: only the newest work runs, a few times a second. */
import { useEffect, useState } from 'react';

interface Later {
  /** Replaces the waiting work. */
  readonly later: (work: () => void) => void;
  /** Runs the waiting work at once. */
  readonly now: () => void;
  readonly drop: () => void;
}

export function useThrottledWork(): Later {
  const [queue] = useState(laterQueue);
  useEffect(() => queue.drop, [queue]);
  return queue;
}

/** Interval in milliseconds; text that changes more often is unreadable. */
const pause = 120;

function laterQueue(): Later {
  let waiting: (() => void) | null = null;
  let isRequested = false;
  const now = () => {
    const work = waiting;
    waiting = null;
    work?.();
  };
  return {
    later(work) {
      waiting = work;
      if (isRequested) return;
      isRequested = true;
      setTimeout(() => {
        isRequested = false;
        now();
      }, pause);
    },
    now,
    drop() {
      waiting = null;
    },
  };
}
