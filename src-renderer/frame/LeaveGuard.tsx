/** Asks before navigation discards unsaved work. The router supports only one blocker, shared by all forms. */
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { mayLeave, wouldLose } from '#state/unsaved-work.ts';

export function LeaveGuard() {
  const blocker = useBlocker(({ nextLocation }) => wouldLose(nextLocation));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void mayLeave(blocker.location).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
