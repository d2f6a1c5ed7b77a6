import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { usePlatformHost } from '#state/menu.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { menuSetOf } from './menu-set.ts';

/** Without a department (null) nothing is read. */
export function useMenuSet(deptId: string | null) {
  const domainName = usePlatformHost();
  const enabled = deptId !== null;
  const menus = useRead(queryBackstageMenus, { domainName, deptId: deptId ?? '' }, { enabled });
  const names = useRead(queryDepartmentMenus, { deptId: deptId ?? '' }, { enabled });
  const { data: answer } = menus;
  const { data: details } = names;
  const set = useMemo(
    () => answer && details && menuSetOf(answer.backstageMenus, details),
    [answer, details],
  );
  return {
    ...joinReads([menus], [names]),
    data: set,
    groups: answer?.backstageMenus ?? null,
    editable: answer?.permission === true && answer.hasSelfMenus,
    isFetching: menus.isFetching || names.isFetching,
  };
}
