/** Which departments an app list is about, and who may ask for them (spec 1§6, 3§4 "Global detach"). */
import type { Store } from '../database/tables.ts';
import type { User } from '../session/store.ts';
import type { Department } from './apps.ts';

export interface DepartmentTree {
  readonly all: readonly Department[];
  /** A department and everything below it. */
  below(id: string): ReadonlySet<string>;
  /** A department and everything above it. */
  above(id: string): readonly string[];
}

export async function departmentTree(store: Store, tenantKey: string): Promise<DepartmentTree> {
  const rows = await store
    .selectFrom('department')
    .select(['id', 'name', 'parent_id'])
    .where('tenant_key', '=', tenantKey)
    .orderBy('id')
    .execute();
  const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
  const above = (id: string) => {
    const chain = [];
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) chain.push(at);
    return chain;
  };
  return {
    all: rows,
    above,
    below: (id) => new Set(rows.map((row) => row.id).filter((each) => above(each).includes(id))),
  };
}

/**
 * The departments whose apps are shown; null: all of the tenant. `unknown`: the tenant has no such department;
 * `forbidden`: it is none of those that this administrator manages.
 */
export function scopeOf(
  tree: DepartmentTree,
  user: User,
  deptId: string | undefined,
): ReadonlySet<string> | null | 'unknown' | 'forbidden' {
  if (deptId !== undefined && !tree.all.some(({ id }) => id === deptId)) return 'unknown';
  const everywhere = user.admin || user.managerType !== 0;
  if (everywhere) return deptId === undefined ? null : tree.below(deptId);
  const managed = new Set(user.managedDepartments.flatMap((id) => [...tree.below(id)]));
  if (deptId === undefined) return managed;
  return managed.has(deptId) ? tree.below(deptId) : 'forbidden';
}
