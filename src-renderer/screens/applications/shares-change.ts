/** The change that gives several applications with equal shares new ones, with the way back (spec 3§7.3; APP-125). */
import type { Change } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { buildRecordChange } from '#data/records/save-record.ts';
import { appSharesRecord, sharesOfEach } from '#shared/rules/records/applications/app-shares-record.ts';
import type { SharedAlike } from '#shared/rules/applications/same-as/shared-apps.ts';

export function sharesChange(
  deptId: string,
  { ids, before, after }: SharedAlike,
  told: Pick<Change, 'success' | 'failure'>,
): Change {
  const change = buildRecordChange(
    appSharesRecord,
    { deptId, ids: [...ids] },
    {
      newest: sharesOfEach(ids, before),
      after: sharesOfEach(ids, after),
      changed: ['shares'],
      server: serverMark(),
    },
  );
  return { ...change, ...told };
}
