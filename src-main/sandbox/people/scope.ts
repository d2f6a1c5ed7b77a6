/** Which departments somebody administers (spec 1§1 "manage a subset by department"). */
import type { User } from '../session/store.ts';
import type { Organisation } from './organisation.ts';

/** One byte per place: 1 for a department of theirs or one below it; null: all of the tenant. */
export function managedPlaces(organisation: Organisation, user: User): Uint8Array | null {
  if (user.admin || user.managerType !== 0) return null;
  const own = user.managedDepartments.map((id) => organisation.placeOf(id)).filter((place) => place >= 0);
  return organisation.below(own);
}

/** Whether somebody administers a department; without one: the whole tenant. */
export function manages(organisation: Organisation, user: User, deptId: string | undefined): boolean {
  const managed = managedPlaces(organisation, user);
  if (managed === null) return true;
  return deptId !== undefined && managed[organisation.placeOf(deptId)] === 1;
}
