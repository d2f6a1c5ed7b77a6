/** The departments that a user administers (spec 1§1 "manage a subset by department"). */
import { departmentsOf, isAdministrator } from '#shared/rules/common/menu/visible.ts';
import type { User } from '../session/store.ts';
import type { Organisation } from './organisation.ts';

/** One byte for each department's index: 1 for a managed department or one below it; null for the whole tenant. */
export type ManagedDepartments = Uint8Array | null;

export function departmentsManagedBy(organisation: Organisation, user: User): ManagedDepartments {
  const managed = departmentsOf(user);
  if (managed === null) return null;
  return organisation.below(managed.map((id) => organisation.indexOf(id)).filter((index) => index >= 0));
}

/** The departments that a user may see: administrators see all or their part, others their own. */
export function visibleDepartmentsOf(organisation: Organisation, user: User): ManagedDepartments {
  if (isAdministrator(user)) return departmentsManagedBy(organisation, user);
  const own = organisation.indexOf(user.departmentId);
  const seen = new Uint8Array(organisation.size);
  if (own >= 0) seen[own] = 1;
  return seen;
}

export function canSee(seen: ManagedDepartments, index: number): boolean {
  return seen === null || seen[index] === 1;
}

/** Whether a user administers a department, or the whole tenant where none is given. */
export function manages(organisation: Organisation, user: User, deptId: string | undefined): boolean {
  const managed = departmentsManagedBy(organisation, user);
  if (managed === null) return true;
  return deptId !== undefined && managed[organisation.indexOf(deptId)] === 1;
}
