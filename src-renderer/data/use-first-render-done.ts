/** Delays secondary reads of a page, which would compete with those of its first render. */
import { useEffect, useState } from 'react';
import { afterStartContent } from './start-content.ts';

/** Milliseconds in which a page has rendered its first content. */
const first = 400;

/** Names of parts mounted before: their code is loaded, and most of their reads are cached. */
const stood = new Set<string>();

/** False while the component is new; a named part is new only once. */
export function useFirstRenderDone(part?: string): boolean {
  const [settled, setSettled] = useState(() => part !== undefined && stood.has(part));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callOff = afterStartContent(() => {
      timer = setTimeout(() => {
        if (part !== undefined) stood.add(part);
        setSettled(true);
      }, first);
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [part]);
  return settled;
}
