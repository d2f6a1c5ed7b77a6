/** The scheduled steps of roll-outs, which this computer keeps among its jobs. */
import { useMemo } from 'react';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { useActiveServer } from '#state/program.ts';
import { useScheduledJobs } from '#state/scheduled-jobs.ts';
import { useSession } from '#state/session.ts';

/** The subject of a job of a roll-out. */
export function rollOutKey(deptId: string, id: string): string {
  return `app-roll-out/${deptId}/${id}`;
}

/** Steps by what they are about, on this server and in this tenant, the earliest first. */
export type RollOutJobs = ReadonlyMap<string, readonly ScheduledJob[]>;

export function useRollOutJobs() {
  const server = useActiveServer();
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : null;
  const read = useScheduledJobs();
  const jobs = useMemo(() => {
    const here = (read.data ?? []).filter((one) => one.server === server.id && one.tenant.key === tenant);
    const timed = here.toSorted((a, b) => timeOf(a) - timeOf(b));
    return Map.groupBy(timed, ({ about }) => about ?? '') satisfies RollOutJobs;
  }, [read.data, server.id, tenant]);
  return { read, jobs };
}

const timeOf = ({ when, made }: ScheduledJob) => Date.parse('at' in when ? when.at : made);

/** A step that this computer has yet to take. */
export const isPlanned = ({ next }: ScheduledJob): boolean => next !== null;
