/** Asks before an address takes unsaved work away. The router asks one guard only: this one, for every form. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { mayLeave, wouldLose } from '#state/unsaved.ts';

export function LeaveGuard() {
  const blocker = useBlocker(({ nextLocation }) => wouldLose(nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave(blocker.location).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
