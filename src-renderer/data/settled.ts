/** What a page asks for and does not begin with: it would stand in the way of what its first picture waits for. */
import { useEffect, useState } from 'react';

/** Milliseconds in which a page has drawn what it begins with. */
const first = 400;

/** Parts that stood once: their code is there, and most of what they ask for. */
const stood = new Set<string>();

/** False while the component is new; of a part by name the first time alone. */
export function useSettled(part?: string): boolean {
  const [settled, setSettled] = useState(() => part !== undefined && stood.has(part));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (part !== undefined) stood.add(part);
      setSettled(true);
    }, first);
    return () => clearTimeout(timer);
  }, [part]);
  return settled;
}
