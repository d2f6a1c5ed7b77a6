/** What may be drawn a frame later than what follows the pointer: the newest of it, once the browser has painted. */
import { useEffect, useState } from 'react';

interface AfterPaint {
  /** In place of what waits. */
  readonly later: (work: () => void) => void;
  /** What waits is done at once. */
  readonly now: () => void;
  readonly drop: () => void;
}

export function useAfterPaint(): AfterPaint {
  const [queue] = useState(afterPaint);
  useEffect(() => queue.drop, [queue]);
  return queue;
}

function afterPaint(): AfterPaint {
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
      requestAnimationFrame(() =>
        setTimeout(() => {
          asked = false;
          now();
        }),
      );
    },
    now,
    drop() {
      waiting = null;
    },
  };
}
