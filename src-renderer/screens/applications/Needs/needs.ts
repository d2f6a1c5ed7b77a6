/** The graph of dependencies (spec 3§5.2): an application with all that it needs and all that need it, in columns. */
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import {
  type EnablementProblem,
  enablementProblem,
  needsOf,
  toggledWith,
} from '#shared/rules/common/applications/enablement.ts';

export interface NeedsNode {
  readonly app: ModuleStatus;
  /** Column from the left: 0 needs nothing, 1 needs only applications of column 0, and so on. */
  readonly column: number;
}

export interface NeedsPicture {
  readonly nodes: readonly NeedsNode[];
  /** Pairs of module ids: the second needs the first. */
  readonly edges: readonly (readonly [needed: string, by: string])[];
}

/**
 * The graph of the application `moduleId`; with null, of all applications that have a dependency. Missing modules are
 * left out.
 */
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

/** All that the start needs, and all that need it, transitively. */
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

/** The column after the rightmost needed application. */
function columnOf(app: ModuleStatus, needed: (app: ModuleStatus) => readonly ModuleStatus[]): number {
  return Math.max(-1, ...needed(app).map((other) => columnOf(other, needed))) + 1;
}

export interface ToggleEffect {
  /** Applications that are toggled together, the chosen one first. */
  readonly with: readonly ModuleStatus[];
  /** The reason why toggling is impossible; null where it is possible. */
  readonly problem: EnablementProblem | null;
}

/** The effect of toggling an application; null where it does not exist. */
export function toggleEffect(all: readonly ModuleStatus[], moduleId: string): ToggleEffect | null {
  const app = all.find((one) => one.moduleId === moduleId);
  if (!app) return null;
  const chosen = toggledWith(all, moduleId, !app.status);
  const turned = new Map(chosen.map((one) => [one.moduleId, !app.status]));
  return { with: chosen, problem: enablementProblem(all, turned) };
}
