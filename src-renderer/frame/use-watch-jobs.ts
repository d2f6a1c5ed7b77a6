/** Says what was done by itself, and reads anew what it may have changed. */
import { useEffect, useEffectEvent } from 'react';
import { onBridgeEvent } from '#data/bridge.ts';
import { readAgain } from '#data/read.ts';
import { withTexts } from '#data/text.ts';
import type { EventPayload } from '#shared/bridge/index.ts';

export function useWatchJobs(): void {
  const told = useEffectEvent((payload: EventPayload<'jobs.ran'>) => {
    void withTexts(import('./job-words.ts')).then(({ tellRan }) => tellRan(payload));
    // Whatever it was about, and the list of what is done later.
    void readAgain(null);
  });
  useEffect(() => onBridgeEvent('jobs.ran', told), []);
}
