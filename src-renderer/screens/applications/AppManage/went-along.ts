/**
 * The applications that went off together with one, because they need it, and are still off: what this computer's
 * journal says of its last disabling (spec 3§5.2).
 */
import * as z from 'zod';
import { bridge } from '#data/bridge.ts';
import { currentActor } from '#data/changes/index.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { enableModules } from '#shared/api/applications/modules.ts';
import { toggledWith } from '#shared/rules/common/applications/enablement.ts';

export interface WentAlong {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly modules: readonly ModuleStatus[];
}

/** Limit of the journal's latest changes of several applications that are looked at. */
const latest = 100;
const titles = ['applications.enable.offChange', 'appSheet.change.on'];

const noted = z.object({
  deptId: z.string(),
  modules: z.array(z.object({ moduleId: z.string(), status: z.boolean() })),
});

/** Throws when the journal cannot be read; null where nothing went along. */
export async function findWentAlong(
  deptId: string,
  moduleId: string,
  all: readonly ModuleStatus[],
): Promise<WentAlong | null> {
  const { entries } = await bridge.journal.listWhole({
    search: '',
    titles,
    server: currentActor().server,
    result: 'done',
    from: null,
    to: null,
    offset: 0,
    limit: latest,
  });
  for (const { time, endpoint, after } of entries) {
    if (endpoint !== enableModules.id || after === null) continue;
    const change = noted.safeParse(JSON.parse(after));
    if (!change.success || change.data.deptId !== deptId) continue;
    const off = new Set(change.data.modules.flatMap((one) => (one.status ? [] : [one.moduleId])));
    if (off.has(moduleId)) return withoutNone(time, stillOff(all, moduleId, off));
  }
  return null;
}

function withoutNone(time: number, modules: readonly ModuleStatus[]): WentAlong | null {
  return modules.length === 0 ? null : { time, modules };
}

/** Modules that were turned off with this one because they need it, directly or by others, and are still off. */
export function stillOff(
  all: readonly ModuleStatus[],
  moduleId: string,
  off: ReadonlySet<string>,
): readonly ModuleStatus[] {
  const everyOn = all.map((one) => ({ ...one, status: true }));
  const needing = new Set(toggledWith(everyOn, moduleId, false).map((one) => one.moduleId));
  return all.filter(
    (one) =>
      one.moduleId !== moduleId &&
      one.installed &&
      !one.status &&
      off.has(one.moduleId) &&
      needing.has(one.moduleId),
  );
}
