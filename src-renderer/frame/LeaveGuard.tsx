/**
 * Asks before navigation discards unsaved work. The router supports one blocker only, so this one serves every form.
 */
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
