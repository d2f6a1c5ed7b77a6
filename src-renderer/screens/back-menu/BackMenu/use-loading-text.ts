/** Whether the loading text shows: while loading, and for 600 ms after it (spec 3§4, 3§9; BMENU-051). */
import { useEffect, useState } from 'react';

const clearsAfter = 600;

export function useLoadingText(loading: boolean): boolean {
  const [said, setSaid] = useState(loading);
  useEffect(() => {
    if (loading) {
      setSaid(true);
      return;
    }
    const timer = setTimeout(() => setSaid(false), clearsAfter);
    return () => clearTimeout(timer);
  }, [loading]);
  return said;
}
