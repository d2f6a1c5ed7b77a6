/**
 * People, departments, groups, positions, subcompanies and external people are shared with as another one of them is,
 * by the rules of the console's sheet.
 */
import { queryRootDept } from '#shared/api/departments/departments.ts';
import { queryAppManageSyncConfigs } from '#shared/api/applications/sync.ts';
import { sameMarks, sameRights } from '#shared/rules/applications/same-as/same-marks.ts';
import { readSharedApps, sharedAlike } from '#shared/rules/applications/same-as/shared-apps.ts';
import { judgeAudience } from '#shared/rules/applications/sheet/judge-audience.ts';
import { targetKey } from '#shared/rules/common/shares/share.ts';
import { applyAtServer } from '../change-set/apply-changes.ts';
import { listenForInterrupt } from '../change-set/stop-on-interrupt.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { collectedShares } from './collected-edits.ts';
import { findDepartment, readDetach } from './department-scope.ts';
import {
  complainOfDepartment,
  complainOfName,
  mayNotSend,
  namedOnce,
  orComplain,
  outcomeMessage,
  type SameAsContext,
  type TakenOver,
} from './same-context.ts';
import { outcomeOf } from './same-result.ts';
import { findTarget, type NamedTarget, typedTarget } from './share-targets.ts';
import {
  countMarks,
  type MarkResult,
  type TargetsOutcome,
  sameTargetsJson,
  sameTargetsText,
} from './targets-text.ts';

/** `team`: the department whose applications are meant. An exit code where nothing can be taken over. */
export async function takeOverShares(
  operands: readonly string[],
  team: string | null,
  context: SameAsContext,
): Promise<TakenOver | number> {
  const named = await orComplain(() => targetsOf(operands, context), context);
  if (!named) return exitCodes.notReadable;
  const deptId = await orComplain(() => teamOf(team, context), context);
  if (!deptId) return exitCodes.notReadable;
  if (await mayNotSend(context)) return exitCodes.forbidden;
  const outcome = await orComplain(() => takeOver(named, deptId, context), context);
  if (!outcome) return exitCodes.notReadable;
  const { session, words, allWords } = context;
  return {
    counts: countMarks(outcome),
    cancelled: outcome.cancelled,
    text: () => sameTargetsText(outcome, session, words, allWords),
    json: () => sameTargetsJson(outcome, session, allWords),
  };
}

interface NamedTargets {
  readonly source: NamedTarget;
  readonly targets: readonly NamedTarget[];
}

/** Null where one is not found, with the reason on standard error. A word without a kind is a department. */
function targetsOf(operands: readonly string[], context: SameAsContext): Promise<NamedTargets | null> {
  const find = async (typed: string) => {
    const named = typedTarget(typed) ?? { kind: 'department', word: typed };
    const found = await findTarget(context.session.ask, named);
    if (!found.target)
      complainOfName(typed, found.candidates, ['cli.apps.noTarget', 'cli.apps.severalTargets'], context);
    return found.target;
  };
  return namedOnce(operands, find, targetKey, context);
}

/** Id of the department whose applications are meant; null where it is not known, with the reason on standard error. */
async function teamOf(team: string | null, context: SameAsContext): Promise<string | null> {
  const { session, terminal, words } = context;
  if (team !== null) {
    const found = await findDepartment(session.ask, team);
    if (found.department) return found.department.id;
    complainOfDepartment(team, found.candidates, context);
    return null;
  }
  if ((await readDetach(session.ask)) === 'off') return session.ask(queryRootDept, {});
  terminal.complain(`steward: ${words.say('cli.apps.whoseApps')}\n`);
  return null;
}

async function takeOver(
  { source, targets }: NamedTargets,
  deptId: string,
  { session, terminal, words, allWords, sends }: SameAsContext,
): Promise<TargetsOutcome> {
  const { permission } = await session.ask(queryAppManageSyncConfigs, { deptId });
  const apps = await readSharedApps(session.ask, deptId, words.language);
  const judged = judgeAudience(
    apps,
    sameMarks(apps, source, targets),
    sameRights(permission.moduleShareEdit),
  );
  const names = new Map(apps.map(({ id, menuName }) => [id, menuName]));
  const targetNames = new Map(targets.map((target) => [targetKey(target), target]));
  const expected = judged.cells.flatMap((cell): MarkResult[] => {
    const target = targetNames.get(targetKey(cell.target));
    if (!target || cell.outcome === 'same') return [];
    const app = { id: cell.id, name: names.get(cell.id) ?? cell.id };
    return [{ ...cell, target, app, outcome: cell.outcome, message: '' }];
  });
  const groups = sharedAlike(apps, judged.lists);
  const planned = { source, targets, results: expected, dryRun: !sends, cancelled: false };
  if (!sends || groups.length === 0) return planned;
  const interrupt = listenForInterrupt(terminal, words, allWords);
  const signal = AbortSignal.any([interrupt.stop, session.ended]);
  try {
    const changes = collectedShares(deptId, groups);
    const outcomes = await applyAtServer(changes, { session, signal, interrupt, terminal, words, allWords });
    const byApp = new Map(groups.flatMap(({ ids }, at) => ids.map((id) => [id, outcomes[at]] as const)));
    const results = expected.map((result): MarkResult => {
      const outcome = result.outcome === 'change' ? byApp.get(result.app.id) : undefined;
      if (!outcome) return result;
      return { ...result, outcome: outcomeOf(outcome.result), message: outcomeMessage(outcome, allWords) };
    });
    return { ...planned, results, cancelled: interrupt.stop.aborted };
  } finally {
    interrupt.release();
  }
}
