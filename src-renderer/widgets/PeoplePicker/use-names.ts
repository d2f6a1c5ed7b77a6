/** Names of departments or people by id: chips and fields never show ids. */
import { useMemo } from 'react';
import { callRead, readKey } from '#data/read.ts';
import { idsAtOnce, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import type { PickedItem } from './picked-items.ts';
import { useRowsByIds } from './use-rows-by-ids.ts';

export type PickedKind = 'people' | 'department';

export interface PickedNames {
  /** In the order of the ids; an id unknown to the server is its own name. */
  readonly chosen: readonly PickedItem[];
  readonly loading: boolean;
  readonly error: Error | null;
}

const page = { pageNo: 1, pageSize: idsAtOnce } as const;
const none: readonly string[] = [];

/** `menuCode` as in the pickers. */
export function usePickedNames(kind: PickedKind, ids: readonly string[], menuCode: string): PickedNames {
  const departments = useRowsByIds(kind === 'department' ? ids : none, (some) => {
    const input = { menuCode, ids: some, ...page };
    return {
      queryKey: readKey(searchDepartments, input),
      load: (signal) => callRead(searchDepartments, input, { signal }),
    };
  });
  const people = useRowsByIds(kind === 'people' ? ids : none, (some) => {
    const input = { ids: some, ...page };
    return {
      queryKey: readKey(queryPeople, input),
      load: (signal) => callRead(queryPeople, input, { signal }),
    };
  });
  const { error, loading } = kind === 'department' ? departments : people;
  const key = ids.join(',');
  const chosen = useMemo(() => {
    const found: PickedItem[] =
      kind === 'department'
        ? departments.rows.map(({ id, name }) => ({ id, name, note: '' }))
        : people.rows.map(({ id, username, department }) => ({ id, name: username, note: department }));
    const byId = new Map(found.map((each) => [each.id, each]));
    const asked = key === '' ? [] : key.split(',');
    return asked.map((id) => byId.get(id) ?? { id, name: id, note: '' });
  }, [kind, key, departments.rows, people.rows]);
  return { chosen, loading, error };
}
