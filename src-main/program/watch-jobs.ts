/** Checks regularly for due jobs. */
import { join } from 'node:path';
import type { OwnJobsSurroundings } from './own-jobs.ts';
import { watchDue } from './watch-due.ts';

export function watchJobs(o: OwnJobsSurroundings): { close(): Promise<void> } {
  return watchDue({
    path: join(o.folder, 'jobs', 'jobs.json'),
    source: 'jobs',
    open: async () => (await import('./own-jobs.ts')).openOwnJobs(o),
    report: o.report,
  });
}
