/** Whether this person makes applications here (spec 3§6; CUST-001, 026, 027). */
import { useRead } from '#data/read.ts';
import { queryAppManagePermissions } from '#shared/api/applications/lists.ts';
import type { CustomScope } from '#shared/rules/custom-applications/kinds.ts';
import { mayMake } from '#shared/rules/custom-applications/right.ts';
import { useSession } from '#state/session.ts';

export interface CustomRight {
  /** null: not known yet, or it could not be read. */
  readonly may: boolean | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A site administrator outright: for nobody else the list is asked. */
export function useRight(owner: CustomScope): CustomRight {
  const session = useSession();
  const admin = session.status === 'signedIn' && session.facts.user.admin;
  const list = useRead(queryAppManagePermissions, { type: owner }, { enabled: !admin });
  const retry = () => void list.refetch();
  if (admin) return { may: true, error: null, retry };
  if (!list.data) return { may: null, error: list.error, retry };
  return { may: mayMake(false, list.data), error: null, retry };
}
