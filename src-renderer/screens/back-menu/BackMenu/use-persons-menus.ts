/** The menus that reach a chosen person: those on view, or those of another department, read as they are stored. */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { queryBackstageMenuConfig } from '#shared/api/back-menu/config.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { joinReads } from '#widgets/join-reads.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';
import { menuArrangementOf, type MovedMenuPosition } from './menu-moves.ts';

/** `personId`: '' for nobody. */
export function usePersonsMenus({ deptId, domainName }: MovedMenuPosition, personId: string) {
  const isAsked = personId !== '';
  const people = useRead(queryPeople, { ids: [personId], pageNo: 1, pageSize: 1 }, { enabled: isAsked });
  const person = people.data?.result.find(({ id }) => id === personId) ?? null;
  const personDept = person?.deptId ?? '';
  const here = useRead(queryBackstageMenuConfig, { deptId }, { enabled: isAsked });
  const there = useRead(queryBackstageMenuConfig, { deptId: personDept }, { enabled: person !== null });
  const source = there.data?.from ?? null;
  const isHere = source !== null && source.id === here.data?.from?.id;
  const isElsewhere = source !== null && here.data !== undefined && !isHere;
  const menus = useRead(queryBackstageMenus, { domainName, deptId: personDept }, { enabled: isElsewhere });
  const config = [[people], [here]] as const;
  const groups = menus.data?.backstageMenus;
  const elsewhere = useMemo(
    () => (groups ? { groups, arrangement: menuArrangementOf(groups) } : null),
    [groups],
  );
  const read: ReadState<readonly unknown[]> = isElsewhere
    ? joinReads(...config, [there], [menus])
    : person
      ? joinReads(...config, [there])
      : joinReads(...config);
  return {
    person,
    /** The department whose menus reach the person; null where it is not known. */
    source,
    isHere,
    /** The stored menus of another department, which reach the person; null for those on view. */
    elsewhere: isElsewhere ? elsewhere : null,
    deptId: isElsewhere ? personDept : deptId,
    read,
    isUnknown: isAsked && people.data !== undefined && person === null,
  };
}
