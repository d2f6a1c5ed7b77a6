/** The first reads of a page with departments: those of its default department. */
import { checkDetach, queryDetachType, queryRootDept } from '../../../api/departments/departments.ts';
import { getOrgTree, searchDepartments } from '../../../api/people/people.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import type { AskFirst } from '../first-reads.ts';
import { detachOf, resolveScope } from './scope.ts';
import { departmentNames, ownDepartment, type ScopeOptions } from './scope-options.ts';

/** Returns the department's id, or null. */
export async function firstDepartment(
  ask: AskFirst,
  { user }: SessionFacts,
  { moduleType, menuCode }: ScopeOptions,
): Promise<string | null> {
  const [check, root] = await Promise.all([ask(checkDetach, { moduleType }), ask(queryRootDept, {})]);
  if (!check) return null;
  const [type, tops] = check.detachable
    ? await Promise.all([ask(queryDetachType, { moduleType }), ask(getOrgTree, { menuCode })])
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
  // The page's other reads need the id alone.
  void ask(searchDepartments, departmentNames(menuCode, id));
  return id;
}
