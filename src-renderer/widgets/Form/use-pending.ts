/** What a form is waiting for before it can be sent, e.g. a chosen file that is still being read. */
import { useRef, useState } from 'react';

export function usePending() {
  const works = useRef<Promise<boolean>[]>([]);
  const [pending] = useState(() => ({
    /** `work` says itself what fails of it. */
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
    /** When all of it is there; false: a part of it is not. */
    async settled(): Promise<boolean> {
      let all = true;
      while (works.current.length > 0) all = (await Promise.all(works.current)).every(Boolean) && all;
      return all;
    },
  }));
  return pending;
}
