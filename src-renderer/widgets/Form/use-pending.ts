/** Pending work of a form that *Save* must wait for, e.g. a chosen file still being read. */
import { useRef, useState } from 'react';

export function usePending() {
  const works = useRef<Promise<boolean>[]>([]);
  const [pending] = useState(() => ({
    /** `work` must display its own failures. */
    add(work: Promise<unknown>): void {
      const done = work.then(
        () => true,
        () => false,
      );
      works.current.push(done);
      void done.then(() => {
        works.current = works.current.filter((one) => one !== done);
      });
    },
    /** Waits for all pending work; false when any part failed. */
    async settled(): Promise<boolean> {
      let all = true;
      while (works.current.length > 0) all = (await Promise.all(works.current)).every(Boolean) && all;
      return all;
    },
  }));
  return pending;
}
