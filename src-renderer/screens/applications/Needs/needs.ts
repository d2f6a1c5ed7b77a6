/** What needs what, as a picture (spec 3§5.2): an application with all that it needs and all that needs it, in columns. */
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import {
  type EnablementProblem,
  enablementProblem,
  needsOf,
  turnedWith,
} from '#shared/rules/common/applications/enablement.ts';

export interface NeedsNode {
  readonly app: ModuleStatus;
  /** From the left: 0 needs nothing, 1 what is in 0, and so on. */
  readonly column: number;
}

export interface NeedsPicture {
  readonly nodes: readonly NeedsNode[];
  /** Module ids: the first is needed by the second. */
  readonly edges: readonly (readonly [needed: string, by: string])[];
}

/** `moduleId`: of this one; null: of all that needs something or is needed. What nobody has is left out. */
export function needsPicture(all: readonly ModuleStatus[], moduleId: string | null): NeedsPicture {
  const byId = new Map(all.map((app) => [app.moduleId, app]));
  const needed = (app: ModuleStatus) => needsOf(app).flatMap((id) => byId.get(id) ?? []);
  const edges = all.flatMap((app) => needed(app).map((other) => [other.moduleId, app.moduleId] as const));
  const inside = moduleId === null ? new Set(edges.flat()) : reached(edges, moduleId);
  const nodes = all.flatMap((app) =>
    inside.has(app.moduleId) ? [{ app, column: columnOf(app, needed) }] : [],
  );
  return { nodes, edges: edges.filter(([from, to]) => inside.has(from) && inside.has(to)) };
}

/** All that is needed for it, and all that needs it. */
function reached(edges: readonly (readonly [string, string])[], start: string): Set<string> {
  const inside = new Set([start]);
  for (const [from, to] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const waiting = [start];
    const seen = new Set(waiting);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      for (const edge of edges) {
        const next = edge[to];
        if (edge[from] !== id || seen.has(next)) continue;
        seen.add(next);
        inside.add(next);
        waiting.push(next);
      }
    }
  }
  return inside;
}

/** One column to the right of the last of what it needs. */
function columnOf(app: ModuleStatus, needed: (app: ModuleStatus) => readonly ModuleStatus[]): number {
  return Math.max(-1, ...needed(app).map((other) => columnOf(other, needed))) + 1;
}

export interface Turning {
  /** What is turned with it, the one itself first. */
  readonly with: readonly ModuleStatus[];
  /** Why it can't be; null: nothing is in the way. */
  readonly problem: EnablementProblem | null;
}

/** What turning it the other way does, known before anybody does it; null: there is no such application. */
export function turning(all: readonly ModuleStatus[], moduleId: string): Turning | null {
  const app = all.find((one) => one.moduleId === moduleId);
  if (!app) return null;
  const chosen = turnedWith(all, moduleId, !app.status);
  const turned = new Map(chosen.map((one) => [one.moduleId, !app.status]));
  return { with: chosen, problem: enablementProblem(all, turned) };
}
