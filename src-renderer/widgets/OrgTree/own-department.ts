/** The person's own department from the session, as a fallback for an unreadable tree. */
import { useMemo } from 'react';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { useSession } from '#state/session.ts';

export function useOwnDepartment(): Department | null {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const { departmentId, department } = user ?? {};
  return useMemo(() => ownDepartment({ departmentId, department }), [departmentId, department]);
}

/** Returns null when the server does not name the department. */
export function ownDepartment({
  departmentId: id = '',
  department: name = '',
}: Partial<Pick<SessionFacts['user'], 'departmentId' | 'department'>>): Department | null {
  return id === '' ? null : { id, name };
}
