import { useMemo } from 'react';
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { unwatched, watchOdd } from '#shared/api/odd-values/watch-odd.ts';
import { usePlatformHost } from '#state/menu.ts';
import { joinReads } from '#widgets/join-reads.ts';
import { type MenuSet, menuSetOf } from './menu-set.ts';

const none: readonly never[] = [];

/** Without a department (null) nothing is read. */
export function useMenuSet(deptId: string | null) {
  const domainName = usePlatformHost();
  const enabled = deptId !== null;
  const menus = useRead(queryBackstageMenus, { domainName, deptId: deptId ?? '' }, { enabled });
  const names = useRead(queryDepartmentMenus, { deptId: deptId ?? '' }, { enabled });
  const { data: answer } = menus;
  // A missing call for names in other languages costs the names alone.
  const hasNames = !isCallMissing(names);
  const details = hasNames ? names.data : none;
  const made = useMemo(
    () => (answer && details ? understoodSet(answer.backstageMenus, details) : null),
    [answer, details],
  );
  return {
    ...(hasNames ? joinReads([menus], [names]) : joinReads([menus])),
    data: made?.set,
    hasNames,
    /** The server's names of fields that were not understood; the set holds stand-ins for them. */
    oddFields: made?.oddFields ?? none,
    groups: answer?.backstageMenus ?? null,
    editable: answer?.permission === true && answer.hasSelfMenus,
    isFetching: menus.isFetching || names.isFetching,
  };
}

function understoodSet(...[groups, details]: Parameters<typeof menuSetOf>) {
  const oddFields = new Set<string>();
  const watched = <Value>(value: Value) => watchOdd(value, ({ name }) => oddFields.add(name));
  const set = unwatched(menuSetOf(watched(groups), watched(details))) as MenuSet;
  return { set, oddFields: [...oddFields] };
}
