/** Prefetches the default department of a page whose address names none (data/prefetch-read.ts). */
import { prefetchRead } from '#data/prefetch-read.ts';
import { checkDetach, queryDetachType, queryRootDept } from '#shared/api/departments/departments.ts';
import { getOrgTree, searchDepartments } from '#shared/api/people/people.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { detachOf, resolveScope } from '#shared/rules/common/departments/scope.ts';
import { ownDepartment } from '../OrgTree/own-department.ts';
import { departmentNames, type ScopeOptions } from './use-department-scope.ts';

/** Returns the department's id, or null. Fills the cache for the reads of `useDepartmentScope`. */
export async function prefetchDepartment(
  { user }: SessionFacts,
  { moduleType, menuCode }: ScopeOptions,
): Promise<string | null> {
  const [check, root] = await Promise.all([
    prefetchRead(checkDetach, { moduleType }),
    prefetchRead(queryRootDept, {}),
  ]);
  if (!check) return null;
  const [type, tops] = check.detachable
    ? await Promise.all([
        prefetchRead(queryDetachType, { moduleType }),
        prefetchRead(getOrgTree, { menuCode }),
      ])
    : [null, null];
  const scope = resolveScope({
    detach: detachOf(check.detachable, type?.detachType),
    root: root === null ? null : { id: root, name: '' },
    tops,
    requested: null,
    ownDepartment: ownDepartment(user),
  });
  if (!scope) return null;
  const { id } = scope.department;
  await prefetchRead(searchDepartments, departmentNames(menuCode, id));
  return id;
}
