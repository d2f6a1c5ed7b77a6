/** Which departments an app list is about, and who may ask for them (spec 1§6, 3§4 "Global detach"). */
import type { Organisation } from '../../../kernel/people/organisation.ts';
import { managedPlaces } from '../../../kernel/people/scope.ts';
import type { User } from '../../../kernel/session/store.ts';

/** One byte per place of the organisation. */
export type Scope = Uint8Array;

/**
 * The departments whose apps are shown; null: all of the tenant. `unknown`: the tenant has no such department;
 * `forbidden`: it is none of those that this administrator manages.
 */
export function scopeOf(
  organisation: Organisation,
  user: User,
  deptId: string | undefined,
): Scope | null | 'unknown' | 'forbidden' {
  const managed = managedPlaces(organisation, user);
  if (deptId === undefined) return managed;
  const place = organisation.placeOf(deptId);
  if (place < 0) return 'unknown';
  if (managed !== null && managed[place] !== 1) return 'forbidden';
  return organisation.below([place]);
}
