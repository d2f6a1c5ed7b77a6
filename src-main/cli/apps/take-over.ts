/** Reads and judges one department by the rules of the console's page, and applies what is accepted. */
import { ApiError } from '#shared/api/api-error.ts';
import type { SameAspect } from '#shared/rules/applications/same-as/same-aspects.ts';
import { sameCells } from '#shared/rules/applications/same-as/same-cells.ts';
import {
  type JudgedShares,
  judgeShares,
  sharesById,
} from '#shared/rules/applications/same-as/same-shares.ts';
import {
  type NamedApp,
  readSharedOrMissing,
  sharedAlike,
} from '#shared/rules/applications/same-as/shared-apps.ts';
import {
  judgeCells,
  type SheetDepartment,
  type SheetJudgement,
} from '#shared/rules/applications/sheet/judge-cells.ts';
import { readSheetDepartment } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { type SheetAspect, sheetAspects } from '#shared/rules/applications/sheet/sheet-cells.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import {
  looksEdit,
  ordersEdit,
  turnedEdit,
  withoutHiding,
} from '#shared/rules/records/applications/judged-edits.ts';
import type { Language } from '#shared/text/types.ts';
import type { ApplyOutcome } from '../change-set/apply-outcome.ts';
import { collectedFrom, collectedShares } from './collected-edits.ts';
import { type DepartmentResults, outcomeOf, type TakeOverResult } from './same-result.ts';

export interface Taking {
  readonly ask: Ask;
  readonly detach: Detach;
  readonly aspects: readonly SameAspect[];
  readonly language: Language;
}

/** The applications of a department as they are now. */
export interface DepartmentState {
  readonly department: SheetDepartment;
  /** Empty where shares are not taken over. */
  readonly shared: readonly NamedApp[];
  /** The server's refusal to tell shares, which costs the shares alone; null where it tells them, or nobody asked. */
  readonly missing: ApiError | null;
}

export interface JudgedDepartment {
  readonly state: DepartmentState;
  readonly cells: SheetJudgement;
  readonly shares: readonly JudgedShares[];
  readonly otherGroup: readonly string[];
  /** The server's refusal for which shares can't be taken over; null where they can. */
  readonly missing: ApiError | null;
}

export async function readState(
  department: Department,
  { ask, detach, aspects, language }: Taking,
): Promise<DepartmentState> {
  const sheet = await readSheetDepartment(ask, department, detach);
  if (!aspects.includes('shares')) return { department: sheet, shared: [], missing: null };
  const shared = await readSharedOrMissing(ask, department.id, language);
  return shared instanceof ApiError
    ? { department: sheet, shared: [], missing: shared }
    : { department: sheet, shared, missing: null };
}

export function judgeDepartment(
  source: DepartmentState,
  state: DepartmentState,
  { aspects }: Pick<Taking, 'aspects'>,
): JudgedDepartment {
  const cellAspects = sheetAspects.filter((aspect) => aspects.includes(aspect));
  const { cells, otherGroup } = sameCells(source.department, state.department, cellAspects);
  const missing = source.missing ?? state.missing;
  return {
    state,
    otherGroup,
    missing,
    cells: judgeCells(state.department, cells),
    shares: missing
      ? []
      : judgeShares(state.shared, sharesById(source.shared), state.department.flags.moduleShareEdit),
  };
}

/** Sends the changes of one department; resolves to the outcome of each, in their order. */
export type ApplyAll = (changes: readonly CollectedChange[]) => Promise<readonly ApplyOutcome[]>;

/** Enabling and disabling comes first: an application whose turn-off fails is not hidden either. */
export async function applyDepartment(
  judged: JudgedDepartment,
  apply: ApplyAll,
  words: (outcome: ApplyOutcome) => string,
): Promise<DepartmentResults> {
  const { department } = judged.state;
  const [turning] = await apply(collectedFrom(turnedEdit(department, judged.cells)));
  const hasTurned = !turning || outcomeOf(turning.result) === 'done';
  const cells = hasTurned ? judged.cells : withoutHiding(judged.cells);
  const shown = collectedFrom(looksEdit(department, { ...cells, opens: [] }));
  const opens = collectedFrom(looksEdit(department, { ...cells, displays: [] }));
  const order = collectedFrom(ordersEdit(department, cells));
  const groups = sharedGroups(judged);
  const shares = collectedShares(department.id, groups);
  const outcomes = await apply([...shown, ...opens, ...order, ...shares]);
  const rest = outcomes.values();
  const take = (changes: readonly CollectedChange[]) => (changes.length > 0 ? rest.next().value : undefined);
  const of: Partial<Record<SheetAspect, ApplyOutcome | undefined>> = {
    on: turning,
    shown: take(shown),
    opens: take(opens),
    order: take(order),
  };
  const ofShares = new Map(
    groups.flatMap(({ ids }, at) => {
      const outcome = outcomes[outcomes.length - groups.length + at];
      return outcome ? ids.map((id) => [id, outcome] as const) : [];
    }),
  );
  const results = expectedResults(judged).map((result): TakeOverResult => {
    if (result.outcome !== 'change' || result.aspect === 'group') return result;
    const outcome =
      result.aspect === 'shares'
        ? ofShares.get(result.app.id)
        : result.turnsOff && !hasTurned
          ? turning
          : of[result.aspect];
    return outcome ? { ...result, outcome: outcomeOf(outcome.result), message: words(outcome) } : result;
  });
  return {
    department: idAndName(department),
    results: [...results, ...disabledAlone(results, turning)],
    unread: null,
    sharesMissing: judged.missing,
  };
}

/** An application that was disabled in order to be hidden, and could not be hidden afterwards, gets its own result. */
function disabledAlone(
  results: readonly TakeOverResult[],
  turning: ApplyOutcome | undefined,
): TakeOverResult[] {
  if (!turning || outcomeOf(turning.result) !== 'done') return [];
  const told = new Set(results.flatMap(({ app, aspect }) => (aspect === 'on' ? [app.id] : [])));
  return results.flatMap((result): TakeOverResult[] => {
    const isLeft = result.outcome === 'failed' || result.outcome === 'unknown';
    if (result.aspect !== 'shown' || !result.turnsOff || !isLeft || told.has(result.app.id)) return [];
    return [{ ...result, aspect: 'on', from: 1, to: 0, turnsOff: false, outcome: 'done', message: '' }];
  });
}

const idAndName = ({ id, name }: Department): Department => ({ id, name });

export function expectedOf(judged: JudgedDepartment): DepartmentResults {
  return {
    department: idAndName(judged.state.department),
    results: expectedResults(judged),
    unread: null,
    sharesMissing: judged.missing,
  };
}

/** Settings that are equal already have no result. */
function expectedResults({ state, cells, shares, otherGroup }: JudgedDepartment): TakeOverResult[] {
  const names = new Map(state.department.apps.map(({ id, menuName }) => [id, menuName]));
  const app = (id: string) => ({ id, name: names.get(id) ?? id });
  const message = '';
  return [
    ...cells.cells.flatMap(({ id, aspect, from, value, outcome, refusal, turnsOff }): TakeOverResult[] =>
      outcome === 'same'
        ? []
        : [{ app: app(id), aspect, from, to: value, outcome, refusal, turnsOff, message }],
    ),
    ...otherGroup.map(
      (id): TakeOverResult => ({ app: app(id), aspect: 'group', outcome: 'refused', message }),
    ),
    ...shares.map(
      ({ id, before, after, refusal }): TakeOverResult => ({
        app: app(id),
        aspect: 'shares',
        from: before,
        to: after,
        outcome: refusal ? 'refused' : 'change',
        refusal,
        message,
      }),
    ),
  ];
}

function sharedGroups({ state, shares }: JudgedDepartment) {
  const lists = new Map(shares.flatMap(({ id, after, refusal }) => (refusal ? [] : [[id, after]])));
  return sharedAlike(state.shared, lists);
}
