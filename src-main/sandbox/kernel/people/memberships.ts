/**
 * A person's memberships beside the departments, computed from the person's id: one position, up to two groups, and
 * the subcompany of the department.
 */
import type { ShareTargetKind } from '#shared/api/people/people.ts';
import type { Memberships, Person } from '#shared/rules/common/shares/audience.ts';
import type { Scale } from '../database/table.ts';
import { chainOf } from '../departments/organisation-context.ts';
import { scatter } from '../seed/scatter.ts';
import type { Organisation } from './organisation.ts';
import { shareTargetCount, shareTargetId } from './share-targets.ts';

interface Somebody {
  /** '' for an unnamed member of the department, whose position and groups nobody knows. */
  readonly id: string;
  readonly departmentId: string;
  readonly tenantKey: string;
}

export function membershipsOf({ id, departmentId, tenantKey }: Somebody, scale: Scale): Memberships {
  const targets = (kind: ShareTargetKind, indices: readonly number[]) =>
    [...new Set(indices)]
      .filter((index) => index < shareTargetCount(kind, scale))
      .map((index) => shareTargetId(kind, tenantKey, index));
  const any = (kind: ShareTargetKind, of: string, salt: number, times = 1) =>
    scatter(hashOf(of), salt) % (shareTargetCount(kind, scale) * times);
  const subcompany = targets('subcompany', [any('subcompany', departmentId, 75)]);
  if (id === '') return { subcompany };
  return {
    subcompany,
    position: targets('position', [any('position', id, 71)]),
    // Half of the people are in a second group.
    group: targets('group', [any('group', id, 73), any('group', id, 74, 2)]),
  };
}

export function sharePerson(
  user: Somebody,
  organisation: Organisation,
  { scale }: { readonly scale: Scale },
): Person {
  const chain = chainOf(organisation, user.departmentId);
  return { id: user.id, chain, within: membershipsOf(user, scale) };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
