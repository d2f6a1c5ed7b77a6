/**
 * The departments of a tenant: the stored ones, and in the large scale 50,000 computed ones, so that a start need
 * not write them. A department is identified by its index; a parent's index is always smaller than its children's.
 */
import type { Store } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import { scatter } from '../seed/scatter.ts';
import {
  computedDepartmentId,
  computedName,
  computedParent,
  departmentIndexOf,
} from './computed-departments.ts';
import { foldCase } from './search.ts';

export interface OrganisationDepartment {
  readonly id: string;
  readonly name: string;
}

export interface Organisation {
  readonly size: number;
  /** Number of stored departments; they have the first indices, in the order of their ids. */
  readonly stored: number;
  department(index: number): OrganisationDepartment;
  /** Returns -1 for an unknown id. */
  indexOf(id: string): number;
  /** Returns -1 for a top department. */
  parentOf(index: number): number;
  childrenOf(index: number): readonly number[];
  roots(): readonly number[];
  /** Returns a department and everything above it, from the department upwards. */
  above(index: number): readonly number[];
  /** Returns one byte for each index: 1 for these departments and everything below them. */
  below(indices: Iterable<number>): Uint8Array;
  /** Returns the indices of departments whose name contains the keyword, or whose id it is, in ascending order. */
  search(keyword: string): readonly number[];
}

/** Departments of a tenant in the large scale. */
const largeSize = 50_000;

/** Number of cached organisations: two tenants in two scales. */
const remembered = 4;
const built = new WeakMap<Store, Map<string, Organisation>>();

export async function organisationOf(
  store: Store,
  tenantKey: string,
  scale: 'small' | 'large',
): Promise<Organisation> {
  const rows = await store
    .selectFrom('department')
    .select(['id', 'name', 'parent_id'])
    .where('tenant_key', '=', tenantKey)
    .orderBy('id')
    .execute();
  // The stored rows are the cache key: equal rows make the same organisation.
  const key = JSON.stringify([tenantKey, scale, rows]);
  const known = built.get(store) ?? new Map<string, Organisation>();
  built.set(store, known);
  const before = known.get(key);
  if (before) return before;
  const organisation = build(rows, tenantKey, scale === 'large' && rows.length > 0 ? largeSize : rows.length);
  if (known.size >= remembered) known.clear();
  known.set(key, organisation);
  return organisation;
}

export function organisationFor({ store, user, scenario }: SignedInContext): Promise<Organisation> {
  return organisationOf(store, user.tenantKey, scenario.scale);
}

interface StoredDepartment extends OrganisationDepartment {
  readonly parent_id: string | null;
}

function build(rows: readonly StoredDepartment[], tenantKey: string, size: number): Organisation {
  const stored = rows.length;
  const indexById = new Map(rows.map(({ id }, index) => [id, index]));
  const parents = new Int32Array(size);
  for (const [index, row] of rows.entries()) parents[index] = indexById.get(row.parent_id ?? '') ?? -1;
  for (let index = stored; index < size; index += 1) parents[index] = computedParent(index - stored, stored);
  const { starts, list } = childLists(parents);
  const department = (index: number): OrganisationDepartment => {
    const row = rows[index];
    if (row) return { id: row.id, name: row.name };
    const made = index - stored;
    return { id: computedDepartmentId(tenantKey, made), name: computedName(made) };
  };
  return {
    size,
    stored,
    department,
    indexOf(id) {
      const known = indexById.get(id);
      if (known !== undefined) return known;
      const index = stored + departmentIndexOf(tenantKey, id);
      return index >= stored && index < size ? index : -1;
    },
    parentOf: (index) => parents[index] ?? -1,
    childrenOf: (index) => [...list.subarray(starts[index + 1], starts[index + 2])],
    roots: () => [...list.subarray(starts[0], starts[1])],
    above(index) {
      const chain: number[] = [];
      for (let at = index; at >= 0; at = parents[at] ?? -1) chain.push(at);
      return chain;
    },
    below(from) {
      const marks = new Uint8Array(size);
      for (const index of from) marks[index] = 1;
      for (let index = 0; index < size; index += 1) {
        const parent = parents[index] ?? -1;
        if (parent >= 0 && marks[parent] === 1) marks[index] = 1;
      }
      return marks;
    },
    search(keyword) {
      const wanted = foldCase(keyword);
      return Array.from({ length: size }, (_, index) => index).filter((index) => {
        const { id, name } = department(index);
        return foldCase(name).includes(wanted) || foldCase(id) === wanted;
      });
    },
  };
}

/** Children of each department in one array; those of the top come first, so that index `p` has list `p + 1`. */
function childLists(parents: Int32Array): { readonly starts: Int32Array; readonly list: Int32Array } {
  const starts = new Int32Array(parents.length + 2);
  for (const parent of parents) starts[parent + 2] = (starts[parent + 2] ?? 0) + 1;
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const list = new Int32Array(parents.length);
  for (const [index, parent] of parents.entries()) {
    const at = next[parent + 1] ?? 0;
    list[at] = index;
    next[parent + 1] = at + 1;
  }
  return { starts, list };
}

/** The department of a person or an app: scattered over all of them, the same on every machine. */
export function scatteredDepartment(organisation: Organisation, index: number, salt: number): number {
  return scatter(index, salt) % organisation.size;
}
