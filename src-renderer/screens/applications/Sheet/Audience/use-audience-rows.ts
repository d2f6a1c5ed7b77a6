/** The rows of the audience sheet, which have no shares where the server does not tell those of all applications. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCallMissing } from '#data/missing-call.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { type NamedApp, sharedApps, sharedInput } from '#shared/rules/applications/same-as/shared-apps.ts';
import type { SheetApps } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { isShownIn } from '#shared/rules/common/applications/lists.ts';
import type { ReadState } from '#widgets/ReadPart.tsx';
import { loadApps } from '../load-department.ts';

export interface AudienceSheetRow extends Omit<NamedApp, 'shares'> {
  /** null where the server does not tell them. */
  readonly shares: NamedApp['shares'] | null;
}

interface AudienceRows {
  readonly read: ReadState<readonly AudienceSheetRow[]>;
  /** The server's refusal to tell shares; null where it tells them. */
  readonly missing: ApiError | null;
}

export function useAudienceRows(deptId: string): AudienceRows {
  const { language } = useText();
  const told = useRead(queryViewAs, sharedInput(deptId, language));
  const isMissing = isCallMissing(told);
  const listed = useQuery<SheetApps, ApiError>({
    // The key begins with the call's id, so that changes of applications read the list again.
    queryKey: [queryAppList.id, 'audience', deptId],
    queryFn: ({ signal }) => loadApps({ id: deptId, name: '' }, signal),
    enabled: isMissing,
  });
  const { data, error, refetch } = told;
  const rows = useMemo(() => {
    if (!isMissing) return data && sharedApps(data);
    return listed.data?.apps.filter((app) => isShownIn('all', app)).map(rowWithoutShares);
  }, [isMissing, data, listed.data]);
  return isMissing
    ? { read: { data: rows, error: listed.error, refetch: listed.refetch }, missing: error }
    : { read: { data: rows, error, refetch }, missing: null };
}

function rowWithoutShares({ id, menuName, shortName, acId }: SheetApps['apps'][number]): AudienceSheetRow {
  return { id, menuName, shortName, acId, shares: null };
}
