/** The plan for moving several applications into a group: judged, sent one by one, taken back (spec 3§7.1; APP-106). */
import { isUnconfirmed, submitOrCollect } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate, useText } from '#data/text.ts';
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import { moveApp } from '#shared/api/applications/categories.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { appPositionOf, appPositionRecord } from '#shared/rules/records/applications/app-position-record.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { loadDepartment } from '../Sheet/load-department.ts';
import { PlanDialog, type SheetPlan } from '../Sheet/PlanDialog.tsx';
import type { CellOutcome } from '../Sheet/results.ts';
import { SheetResults } from '../Sheet/SheetResults.tsx';
import { isGood } from '../Sheet/summary.ts';
import {
  type JudgedMove,
  judgeMoves,
  movesAsJudged,
  movesBack,
  type RequestedMove,
  sendingOrder,
} from './judge-moves.ts';

interface MovePlanProps {
  readonly scope: ReadyScope;
  readonly apps: readonly AppItem[];
  /** The group; null for none. */
  readonly group: Category | null;
  readonly onClose: () => void;
}

interface MoveResult extends Omit<JudgedMove, 'outcome'> {
  readonly name: string;
  readonly outcome: CellOutcome;
  readonly error: unknown;
  readonly fromName: string;
  readonly toName: string;
}

export function MovePlan({ scope, apps, group, onClose }: MovePlanProps) {
  const { t } = useText();
  const deptId = scope.department.id;
  const plan: SheetPlan<readonly RequestedMove[], MoveResult> = {
    first: () => apps.map(({ id }) => ({ id, acId: group?.id ?? '', orderNum: null })),
    async run(moves, { send, signal, onDone }) {
      const { apps: all, flags } = await loadDepartment(scope.department, scope.detach, signal);
      const groups = await callRead(
        queryGroupAppList,
        { deptId, showDisable: true, isGroup: true },
        { signal },
      );
      const names = new Map([...apps, ...all].map(({ id, menuName }) => [id, menuName]));
      const groupName = (acId: string) =>
        groups.find(({ id }) => id === acId)?.groupName ??
        (acId === '' ? t('applications.app.noGroup') : acId);
      const judged = judgeMoves({ apps: all, groups, mayMove: flags.AppCategoryEdit }, moves);
      const results = judged.map((move) => ({
        ...move,
        name: names.get(move.id) ?? move.id,
        error: null,
        fromName: move.from ? groupName(move.from.acId) : '',
        toName: groupName(move.to.acId),
      }));
      if (!send) return results;
      const sending = sendingOrder(judged, moves);
      const sent = new Map<string, Pick<MoveResult, 'outcome' | 'error'>>();
      for (const [index, move] of sending.entries()) {
        if (signal.aborted) break;
        sent.set(move.id, await sendMove(deptId, move, groupName));
        onDone(index + 1, sending.length);
      }
      return results.map((result) => ({ ...result, ...sent.get(result.id) }));
    },
    workAsJudged: movesAsJudged,
    back(results) {
      const back = movesBack(results.filter(({ outcome }) => outcome === 'done'));
      return back.length > 0 ? back : null;
    },
    onSent: () => undefined,
  };
  const why = ({ refusal, error }: MoveResult) => {
    if (refusal === 'noGroup') return t('applications.bulk.noGroup');
    if (refusal) return t(`appSheet.refused.${refusal}`);
    return error ? describeError(error).message : '';
  };
  return (
    <PlanDialog
      plan={plan}
      words={{ sending: t('applications.bulk.moving'), progress: t('applications.list') }}
      onClose={onClose}
    >
      {(results) => (
        <SheetResults
          list={{ name: 'applications.moves', prefix: 'moves' }}
          results={results}
          columns={[]}
          changeOf={({ fromName, toName }) => (fromName === '' ? [toName] : [fromName, toName])}
          why={why}
          shortOf={({ outcome, toName }) =>
            isGood(outcome) ? t('applications.bulk.movedTo', { group: toName }) : null
          }
          keyOf={({ id }) => id}
        />
      )}
    </PlanDialog>
  );
}

/** The answer of one move. After a lost answer the application's group is read. */
async function sendMove(
  deptId: string,
  { id, from, to }: JudgedMove,
  groupName: (acId: string) => string,
): Promise<Pick<MoveResult, 'outcome' | 'error'>> {
  if (!from) throw new RangeError('an application that is gone is not moved');
  const change = reversible(moveApp, {
    title: 'applications.app.movedChange',
    input: { acId: to.acId, amId: id, orderNum: to.orderNum, deptId },
    kind: appPositionRecord,
    locator: { deptId, id },
    before: from,
    after: to,
  });
  const readBack = async () => {
    const now = appPositionOf(await callRead(querySysAppManageInfo, { deptId, sysMenuId: id }));
    const isApplied = now.acId === to.acId && now.orderNum === to.orderNum;
    return {
      isApplied,
      fields: [{ label: translate('applications.app.group'), value: groupName(now.acId) }],
    };
  };
  try {
    const outcome = await submitOrCollect({ ...change, readBack, success: null, failure: 'here' });
    return { outcome, error: null };
  } catch (error) {
    return { outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error };
  }
}
