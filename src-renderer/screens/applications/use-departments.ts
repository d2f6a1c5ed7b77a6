/** Departments by their ids, parents before their children, which inherit from them. */
import { useQuery } from '@tanstack/react-query';
import { callRead, onFocus, readKey } from '#data/read.ts';
import { idsAtOnce, searchDepartments } from '#shared/api/people/people.ts';
import { splitEvery } from '#shared/kit/split-every.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';

const askedFor = (ids: string[]) => ({ menuCode: appManageMenu, ids, pageNo: 1, pageSize: idsAtOnce });

/** Nothing is read for no ids. */
export function useDepartments(ids: readonly string[]) {
  return useQuery<readonly Department[]>({
    queryKey: [...readKey(searchDepartments, askedFor([...ids])), 'parentsFirst'],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        splitEvery(ids, idsAtOnce).map((part) => callRead(searchDepartments, askedFor(part), { signal })),
      );
      return answers
        .flatMap(({ result }) => result)
        .toSorted((a, b) => a.path.length - b.path.length)
        .map(({ id, name }) => ({ id, name }));
    },
    enabled: ids.length > 0,
    refetchOnWindowFocus: onFocus,
  });
}
