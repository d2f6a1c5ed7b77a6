/** What the console knows of the person's own department without asking: it stands where the tree can't be had. */
import { useMemo } from 'react';
import type { Department } from '#shared/rules/departments/scope.ts';
import { useSession } from '#state/session.ts';

export function useOwnDepartment(): Department | null {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.facts.user : null;
  const { departmentId: id = '', department: name = '' } = user ?? {};
  return useMemo(() => (id === '' ? null : { id, name }), [id, name]);
}
