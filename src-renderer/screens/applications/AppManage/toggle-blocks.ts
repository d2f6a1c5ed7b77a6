/**
 * The applications that cannot be toggled, even with all that must be toggled along, and why (spec 3§5.2; APP-083 to
 * 088): for all applications at once, so that each card shows its reason before a click. The answer equals that of
 * `turning` for one.
 */
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { type EnablementProblem, needsOf } from '#shared/rules/common/applications/enablement.ts';

export function toggleBlocks(all: readonly ModuleStatus[]): Map<string, EnablementProblem> {
  const byId = new Map(all.map((app) => [app.moduleId, app]));
  const dependents = new Map<string, ModuleStatus[]>();
  for (const app of all) {
    for (const id of needsOf(app)) dependents.set(id, [...(dependents.get(id) ?? []), app]);
  }
  const standing = all.filter(({ baseApp, status }) => !baseApp && status).length;
  const found = new Map<string, EnablementProblem>();
  for (const app of all) {
    const problem = app.status ? lastOnes(app) : lacking(app);
    if (problem) found.set(app.moduleId, problem);
  }
  return found;

  function lastOnes(app: ModuleStatus): EnablementProblem | null {
    const off = reached(app, ({ moduleId }) =>
      (dependents.get(moduleId) ?? []).filter(({ status }) => status),
    );
    const left = standing - [...off].filter(({ baseApp }) => !baseApp).length;
    return standing > 0 && left === 0 ? { kind: 'lastOne' } : null;
  }

  function lacking(app: ModuleStatus): EnablementProblem | null {
    const on = reached(app, (one) =>
      needsOf(one).flatMap((id) => {
        const needed = byId.get(id);
        return needed && !needed.status ? [needed] : [];
      }),
    );
    const isOn = (id: string) => {
      const one = byId.get(id);
      return one !== undefined && (one.status || on.has(one));
    };
    for (const enabledApp of on) {
      if (!enabledApp.installed) return { kind: 'notInstalled', app: enabledApp };
      // Dependents that are on may lack another application: turning this one on does not complete them.
      const touched = [
        enabledApp,
        ...(dependents.get(enabledApp.moduleId) ?? []).filter(({ status }) => status),
      ];
      for (const each of touched) {
        const needs = needsOf(each).filter((id) => !isOn(id));
        if (needs.length > 0)
          return { kind: 'lacks', app: each, needs: needs.flatMap((id) => byId.get(id) ?? []) };
      }
    }
    return null;
  }
}

function reached(
  start: ModuleStatus,
  next: (one: ModuleStatus) => readonly ModuleStatus[],
): Set<ModuleStatus> {
  const inside = new Set([start]);
  for (const one of inside) for (const other of next(one)) inside.add(other);
  return inside;
}
