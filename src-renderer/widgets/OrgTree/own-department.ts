/** What the console knows of the person's own department without asking: it stands where the tree can't be had. */
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

/** null: the server does not say it. */
export function ownDepartment({
  departmentId: id = '',
  department: name = '',
}: Partial<Pick<SessionFacts['user'], 'departmentId' | 'department'>>): Department | null {
  return id === '' ? null : { id, name };
}
