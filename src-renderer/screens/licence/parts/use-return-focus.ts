/** Restores the focus when a list returns after a view in its place. */
import { useEffect, useRef } from 'react';

export function useReturnFocus(away: boolean, focus: () => void): void {
  const was = useRef(away);
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    if (was.current && !away) latest.current();
    was.current = away;
  }, [away]);
}
