/** Delays secondary reads of a page, which would compete with those of its first render. */
import { useEffect, useState } from 'react';
import { delayAfterStartContent } from './start-content.ts';

/** Milliseconds in which a page has rendered its first content. */
const first = 400;

/** Names of parts mounted before: their code is loaded, and most of their reads are cached. */
const stood = new Set<string>();

/** False while the component is new; a named part is new only once. */
export function useFirstRenderDone(part?: string): boolean {
  const [settled, setSettled] = useState(() => part !== undefined && stood.has(part));
  useEffect(() => {
    const settle = (): void => {
      if (part !== undefined) stood.add(part);
      setSettled(true);
    };
    return delayAfterStartContent(settle, first);
  }, [part]);
  return settled;
}
