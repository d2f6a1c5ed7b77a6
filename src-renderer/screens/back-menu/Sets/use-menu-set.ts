import { useMemo } from 'react';
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { usePlatformHost } from '#state/menu.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { menuSetOf } from './menu-set.ts';

const none: readonly never[] = [];

/** Without a department (null) nothing is read. */
export function useMenuSet(deptId: string | null) {
  const domainName = usePlatformHost();
  const enabled = deptId !== null;
  const menus = useRead(queryBackstageMenus, { domainName, deptId: deptId ?? '' }, { enabled });
  const names = useRead(queryDepartmentMenus, { deptId: deptId ?? '' }, { enabled });
  const { data: answer } = menus;
  // A server without this call tells no names in languages: that costs the names alone.
  const hasNames = !isCallMissing(names);
  const details = hasNames ? names.data : none;
  const set = useMemo(
    () => answer && details && menuSetOf(answer.backstageMenus, details),
    [answer, details],
  );
  return {
    ...(hasNames ? joinReads([menus], [names]) : joinReads([menus])),
    data: set,
    hasNames,
    groups: answer?.backstageMenus ?? null,
    editable: answer?.permission === true && answer.hasSelfMenus,
    isFetching: menus.isFetching || names.isFetching,
  };
}
