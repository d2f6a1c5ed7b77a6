/** Whether this person may make custom applications (spec 3§6; CUST-001, 026, 027). */

import { useRead } from '#data/read.ts';
import { queryAppManagePermissions } from '#shared/api/applications/lists.ts';
import type { CustomScope } from '#shared/rules/custom-applications/kinds.ts';
import { mayMake } from '#shared/rules/custom-applications/right.ts';
import { useSession } from '#state/session.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';

export interface CustomRight {
  /** null while the right is unknown or could not be read. */
  readonly may: boolean | null;
  readonly read: ReadState<unknown>;
}

/** Site administrators always may; the list of permissions is read for everybody else. */
export function useRight(owner: CustomScope): CustomRight {
  const session = useSession();
  const admin = session.status === 'signedIn' && session.facts.user.admin;
  const list = useRead(queryAppManagePermissions, { type: owner }, { enabled: !admin });
  if (admin) return { may: true, read: list };
  return { may: list.data ? mayMake(false, list.data) : null, read: list };
}
