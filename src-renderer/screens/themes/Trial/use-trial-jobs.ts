/** The scheduled ends of trials, which this computer keeps among its jobs. */
import { useActiveServer } from '#state/program.ts';
import { useScheduledJobs } from '#state/scheduled-jobs.ts';
import { useSession } from '#state/session.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { trialKey } from './trial-form.ts';

export function useTrialJobs(locator: ThemeLocator) {
  const server = useActiveServer();
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : null;
  const read = useScheduledJobs();
  const keys = [true, false].map((isOff) => trialKey(locator, isOff));
  const own = read.data?.filter(
    ({ about, server: at, tenant: { key } }) =>
      about !== undefined && keys.includes(about) && at === server.id && key === tenant,
  );
  return { read, running: own?.find(({ next }) => next !== null) ?? null };
}
