/** Reports jobs that ran, and repeats the reads that they may have changed. */
import { useEffect, useEffectEvent } from 'react';
import { onBridgeEvent } from '#data/bridge.ts';
import { readAgain } from '#data/read.ts';
import { withTexts } from '#data/text.ts';
import type { EventPayload } from '#shared/bridge/index.ts';

export function useWatchJobs(): void {
  const onRan = useEffectEvent((payload: EventPayload<'jobs.ran'>) => {
    void withTexts(import('./job-words.ts')).then(({ tellRan }) => tellRan(payload));
    // A job may have changed any read, and the list of jobs.
    void readAgain(null);
  });
  useEffect(() => onBridgeEvent('jobs.ran', onRan), []);
}
