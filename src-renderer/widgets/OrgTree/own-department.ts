/** The person's own department from the session, as a fallback for an unreadable tree. */
import { useMemo } from 'react';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { ownDepartment } from '#shared/rules/common/departments/scope-options.ts';
import { useSession } from '#state/session.ts';

export function useOwnDepartment(): Department | null {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const { departmentId, department } = user ?? {};
  return useMemo(() => ownDepartment({ departmentId, department }), [departmentId, department]);
}
