/** The apps that match the filter: from the list, its agency variant, or a department's (spec 1§7.2). */
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callRead, readKey } from '#data/read.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import type { SearchCondition } from '#shared/api/condition-config/condition-config.ts';
import {
  type AppLicenceRow,
  queryAgencyAppLicenceList,
  queryAppLicenceList,
  queryDetachModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import { type AppFilter, toDepartmentInput, toListInput } from './app-filter.ts';

export function useApps(
  filter: AppFilter,
  conditions: readonly SearchCondition[],
  enabled: boolean,
): UseQueryResult<AppLicenceRow[], ApiError> {
  const { key, read } = queryFor(filter, conditions);
  return useQuery<AppLicenceRow[], ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}

function queryFor(filter: AppFilter, conditions: readonly SearchCondition[]) {
  if (filter.deptId !== '') {
    const input = toDepartmentInput(filter, conditions);
    return {
      key: readKey(queryDetachModuleLicenseInfo, input),
      read: (signal: AbortSignal) => callRead(queryDetachModuleLicenseInfo, input, { signal }),
    };
  }
  const input = toListInput(filter, conditions);
  const endpoint = filter.list === 'agency' ? queryAgencyAppLicenceList : queryAppLicenceList;
  return {
    key: readKey(endpoint, input),
    read: (signal: AbortSignal) => callRead(endpoint, input, { signal }),
  };
}
