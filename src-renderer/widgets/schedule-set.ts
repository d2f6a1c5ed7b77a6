/** Schedules changes as one set, which this computer applies later while the records are as the changes found them. */
import { bridge } from '#data/bridge.ts';
import { withTexts } from '#data/text.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { ChangePlan } from '#shared/rules/changes/plan.ts';
import { planReasons, reasonsIn } from '#shared/rules/changes/plan-reasons.ts';

/** A set as it is scheduled. */
export interface LaterSet {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly late: boolean;
  readonly about?: string;
}

interface ScheduledHere {
  readonly user: string;
  /** `host` is that of the server's pages, for reading the names of ids. */
  readonly server: { readonly profile: string; readonly name: string; readonly host: string };
  /** The plan to which the user agreed. */
  readonly plan: ChangePlan;
}

/** Resolves to the job's number. Rejects with JOBS_NOT_KEPT. */
export async function scheduleSet(
  changes: readonly CollectedChange[],
  set: LaterSet,
  { user, server, plan }: ScheduledHere,
): Promise<number> {
  // The file's names need every kind of record, which few pages have loaded.
  const { trayText } = await withTexts(import('./change-file.ts'));
  const had = reasonsIn(plan, planReasons);
  const { id } = await bridge.jobs.add({
    ...set,
    failOn: planReasons.filter((one) => !had.includes(one)),
    server: server.profile,
    serverName: server.name,
    text: await trayText(changes, server.name, user, server.host),
  });
  return id;
}
