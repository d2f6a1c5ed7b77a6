/** Names of departments or people by id: chips and fields never show ids. */
import { useMemo } from 'react';
import { useRead } from '#data/read.ts';
import { idsAtOnce, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import type { PickedItem } from './picked-items.ts';

export type PickedKind = 'people' | 'department';

export interface PickedNames {
  /** In the order of the ids; an id unknown to the server is its own name. */
  readonly chosen: readonly PickedItem[];
  readonly loading: boolean;
  readonly error: Error | null;
}

/** `menuCode` as in the pickers. Only the first `idsAtOnce` ids are requested. */
export function usePickedNames(kind: PickedKind, ids: readonly string[], menuCode: string): PickedNames {
  const requestedIds = ids.slice(0, idsAtOnce);
  const page = { pageNo: 1, pageSize: idsAtOnce };
  const some = requestedIds.length > 0;
  const departments = useRead(
    searchDepartments,
    { menuCode, ids: requestedIds, ...page },
    { enabled: some && kind === 'department' },
  );
  const people = useRead(queryPeople, { ids: requestedIds, ...page }, { enabled: some && kind === 'people' });
  const { error, isFetching } = kind === 'department' ? departments : people;
  const key = ids.join(',');
  const chosen = useMemo(() => {
    const found: PickedItem[] =
      kind === 'department'
        ? (departments.data?.result ?? []).map(({ id, name }) => ({ id, name, note: '' }))
        : (people.data?.result ?? []).map(({ id, username, department }) => ({
            id,
            name: username,
            note: department,
          }));
    const byId = new Map(found.map((each) => [each.id, each]));
    const asked = key === '' ? [] : key.split(',');
    return asked.map((id) => byId.get(id) ?? { id, name: id, note: '' });
  }, [kind, key, departments.data, people.data]);
  return { chosen, loading: some && isFetching && error === null, error };
}
