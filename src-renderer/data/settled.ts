/** What a page asks for and does not begin with: it would stand in the way of what its first picture waits for. */
import { useEffect, useState } from 'react';

/** Milliseconds in which a page has drawn what it begins with. */
const first = 400;

/** False while the component is new. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), first);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
