/** The collected changes by which settings and shares of one department are given to another. */
import type { SharedAlike } from '#shared/rules/applications/same-as/shared-apps.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { appSharesRecord, sharesOfEach } from '#shared/rules/records/applications/app-shares-record.ts';
import type { JudgedEdit } from '#shared/rules/records/applications/judged-edits.ts';
import { sameValue } from '#shared/kit/merge.ts';

/** Fields that stay the same are left out. */
export function collectedFrom<Locator, Values extends object>(
  edit: JudgedEdit<Locator, Values> | null,
): CollectedChange[] {
  if (!edit) return [];
  const { title, kind, locator, before, after } = edit;
  const names = (Object.keys(before) as (keyof Values & string)[]).filter(
    (name) => !sameValue(before[name], after[name]),
  );
  const edits = Object.fromEntries(names.map((name) => [name, { from: before[name], to: after[name] }]));
  return [
    { title, kind: kind.id, place: locator, edits, touches: kind.touches.map(({ id }) => id), path: '' },
  ];
}

/** One change for each group of applications. */
export const collectedShares = (deptId: string, groups: readonly SharedAlike[]): CollectedChange[] =>
  groups.flatMap(({ ids, before, after }) =>
    collectedFrom({
      title: 'applications.share.change',
      kind: appSharesRecord,
      locator: { deptId, ids: [...ids] },
      before: sharesOfEach(ids, before),
      after: sharesOfEach(ids, after),
    }),
  );
