/** Departments of an app list, and the right to see them (spec 1§6, 3§4 "Global detach"). */
import type { Organisation } from '../../../kernel/people/organisation.ts';
import { departmentsManagedBy } from '../../../kernel/people/scope.ts';
import type { User } from '../../../kernel/session/store.ts';

/** One byte for each department's index: 1 where it is in scope. */
export type Scope = Uint8Array;

/**
 * Returns the departments whose apps are shown; null for the whole tenant. `unknown`: the tenant has no such
 * department; `forbidden`: this administrator does not manage it.
 */
export function scopeOf(
  organisation: Organisation,
  user: User,
  deptId: string | undefined,
): Scope | null | 'unknown' | 'forbidden' {
  const managed = departmentsManagedBy(organisation, user);
  if (deptId === undefined) return managed;
  const place = organisation.placeOf(deptId);
  if (place < 0) return 'unknown';
  if (managed !== null && managed[place] !== 1) return 'forbidden';
  return organisation.below([place]);
}
