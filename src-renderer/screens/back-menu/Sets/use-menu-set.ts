import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { usePlatformHost } from '#state/menu.ts';
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
    () => (answer && details ? menuSetOf(answer.backstageMenus, details) : null),
    [answer, details],
  );
  return {
    set,
    groups: answer?.backstageMenus ?? null,
    editable: answer?.permission === true && answer.hasSelfMenus,
    error: menus.error ?? names.error,
    isFetching: menus.isFetching || names.isFetching,
    refetch: () => Promise.all([menus.refetch(), names.refetch()]),
  };
}
