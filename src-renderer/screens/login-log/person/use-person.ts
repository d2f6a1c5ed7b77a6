/** A person by id with the departments above, and the person's last sign-ins: each read by itself. */
import { useQuery } from '@tanstack/react-query';
import { useRead } from '#data/read.ts';
import { callRows } from '#data/stream-read.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { type FoundPerson, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';

/** The menu whose rights decide which departments the server returns. */
const menuCode = 'safe_account';
/** Rows of each list of sign-ins. */
const most = 10;

export interface PlacedPerson extends FoundPerson {
  /** Ids from the person's own department to the top. */
  readonly departments: readonly string[];
}

/** Null where the server lists nobody with this id, or nobody whom the user may see. */
export function usePerson(userId: string): ReadState<PlacedPerson | null> {
  const people = useRead(queryPeople, { ids: [userId], pageNo: 1, pageSize: 1 });
  const found = people.data?.result.find(({ id }) => id === userId);
  const paths = useRead(
    searchDepartments,
    { menuCode, ids: [found?.deptId ?? ''], pageNo: 1, pageSize: 1 },
    { enabled: found !== undefined },
  );
  const refetch = () => Promise.all([people.refetch(), ...(found ? [paths.refetch()] : [])]);
  const error = people.error ?? paths.error;
  if (people.data && !found) return { data: null, error, refetch };
  if (!found || !paths.data) return { data: undefined, error, refetch };
  const above = paths.data.result.find(({ id }) => id === found.deptId)?.pathIds ?? [];
  return { data: { ...found, departments: [found.deptId, ...above] }, error, refetch };
}

export function useSignIns(userId: string, result: 'success' | 'failure') {
  return useQuery({
    queryKey: [pageQueryLoginLog.id, 'person', userId, result],
    queryFn: ({ signal }) => {
      const page = { pageNo: 1, pageSize: most };
      const streamFilter = { userIds: [userId], operateType: 'login' as const, result, ...page };
      return callRows(pageQueryLoginLog, { streamFilter }, { signal });
    },
  });
}
