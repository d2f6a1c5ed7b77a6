/** All applications whose names contain a name; after a lost answer they decide whether the new one was created. */
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryEmpSysMenus } from '#shared/api/custom-applications/personal.ts';
import { querySysMenus } from '#shared/api/custom-applications/team.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { inDepartment } from '#shared/rules/custom-applications/calls.ts';
import type { CustomAppsScope } from './custom-app-scope.ts';

/** Applications of one answer. */
const atOnce = 500;

export function readNamesakes(
  ask: Ask,
  { owner, deptId }: Pick<CustomAppsScope, 'owner' | 'deptId'>,
  name: string,
): Promise<AppItem[]> {
  const query = { ...inDepartment(owner, deptId), keywords: name, pageSize: atOnce };
  const list = owner === 'team' ? querySysMenus : queryEmpSysMenus;
  return wholeList(
    (pageNo) => ask(list, { ...query, pageNo }),
    ({ id }) => id,
  );
}
