/**
 * Walks through departments that take over what another one has: each is read, judged, and sent by the calls of the
 * sheets, so that each call has its own way back.
 */
import { callRead } from '#data/read.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import type { Department, Detach } from '#shared/rules/common/departments/scope.ts';
import type { Message } from '#shared/text/message.ts';
import type { Language } from '#shared/text/types.ts';
import {
  type NamedApp,
  readSharedOrMissing,
  sharedAlike,
} from '#shared/rules/applications/same-as/shared-apps.ts';
import { sendShares } from '../Sheet/Audience/send-shares.ts';
import type { SheetAspect } from '#shared/rules/applications/sheet/sheet-cells.ts';
import {
  judgeCells,
  type RequestedCell,
  type SheetDepartment,
} from '#shared/rules/applications/sheet/judge-cells.ts';
import { loadDepartment } from '../Sheet/load-department.ts';
import { type CellOutcome, type CellResult, invertCells, resultsOf } from '../Sheet/results.ts';
import { sendDepartment } from '../Sheet/send-department.ts';
import type { SameAspect } from '#shared/rules/applications/same-as/same-aspects.ts';
import { sameCells } from '#shared/rules/applications/same-as/same-cells.ts';
import {
  judgeShares,
  sharesById,
  type WantedShares,
} from '#shared/rules/applications/same-as/same-shares.ts';

/** The settings that one department takes over: the source's, or those that were shown or that an undo restores. */
export interface SamePart {
  readonly department: Department;
  /** null: as the source has it. */
  readonly cells: readonly RequestedCell[] | null;
  readonly shares: ReadonlyMap<string, WantedShares> | null;
}

export interface SameWork {
  readonly parts: readonly SamePart[];
  /** Results of settings that are not sent. */
  readonly unsentResults: readonly SameResult[];
}

export interface SharesResult {
  readonly department: Department;
  readonly id: string;
  readonly name: string;
  readonly aspect: 'shares';
  readonly before: readonly Share[];
  readonly after: readonly Share[];
  readonly outcome: CellOutcome;
  readonly refusal: Message | null;
  readonly error: unknown;
}

/** A place that is not taken over, because the application stands in another group. */
export interface OtherGroupResult {
  readonly department: Department;
  readonly id: string;
  readonly name: string;
  readonly aspect: 'group';
  readonly outcome: 'refused';
}

export type SameResult = CellResult | SharesResult | OtherGroupResult;

interface SameRun {
  /** null where the parts say themselves what is wanted. */
  readonly source: Department | null;
  readonly aspects: readonly SameAspect[];
  /** Parents before their children, which inherit from them. */
  readonly parts: readonly SamePart[];
  readonly detach: Detach;
  readonly language: Language;
  readonly send: boolean;
  readonly signal: AbortSignal;
  readonly onDone: (departments: number) => void;
}

interface Source {
  readonly department: SheetDepartment;
  readonly shared: SharedRead;
}

/** The shares of a department, or why this server does not tell them: that costs the shares alone. */
type SharedRead = readonly NamedApp[] | ApiError;

/** After an abort the remaining departments have no result. */
export async function runSameAs(run: SameRun): Promise<SameResult[]> {
  const { source, parts, detach, language, signal } = run;
  const asSource = parts.some(({ cells }) => cells === null) ? source : null;
  const from: Source | null = asSource && {
    department: await loadDepartment(asSource, detach, signal),
    shared: run.aspects.includes('shares') ? await readSharedOrMissing(callRead, asSource.id, language) : [],
  };
  const all: SameResult[] = [];
  for (const [index, part] of parts.entries()) {
    if (signal.aborted) break;
    all.push(...(await runPart(part, from, run)));
    run.onDone(index + 1);
  }
  return all;
}

async function runPart(part: SamePart, from: Source | null, run: SameRun): Promise<SameResult[]> {
  const { aspects, detach, language, send, signal } = run;
  const wantsShares = part.cells ? (part.shares?.size ?? 0) > 0 : aspects.includes('shares');
  let target: SheetDepartment;
  let shared: SharedRead;
  try {
    target = await loadDepartment(part.department, detach, signal);
    shared = wantsShares ? await readSharedOrMissing(callRead, part.department.id, language) : [];
  } catch (error) {
    return signal.aborted ? [] : [unread(part.department, error)];
  }
  const names = new Map(target.apps.map(({ id, menuName }) => [id, menuName]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const cellAspects = aspects.filter((aspect): aspect is SheetAspect => aspect !== 'shares');
  const same =
    part.cells || !from
      ? { cells: part.cells ?? [], otherGroup: [] }
      : sameCells(from.department, target, cellAspects);
  const judged = judgeCells(target, same.cells);
  const expected = resultsOf(target, judged.cells, nameOf);
  const cells = send && !signal.aborted ? await sendDepartment(target, judged, expected) : expected;
  const missing = [shared, from?.shared].find((read) => read instanceof ApiError);
  const stored = shared instanceof ApiError ? [] : shared;
  const sourceShares = !from || from.shared instanceof ApiError ? [] : from.shared;
  const shares = judgeShares(
    missing ? [] : stored,
    part.shares ?? (part.cells ? new Map() : sharesById(sourceShares)),
    target.flags.moduleShareEdit,
  );
  const lists = new Map(shares.flatMap(({ id, after, refusal }) => (refusal ? [] : [[id, after]])));
  const sent =
    send && !signal.aborted
      ? await sendShares({
          deptId: target.id,
          groups: sharedAlike(stored, lists),
          signal,
          onDone: () => undefined,
        })
      : null;
  const department = part.department;
  return [
    ...cells,
    ...same.otherGroup.map(
      (id): OtherGroupResult => ({ department, id, name: nameOf(id), aspect: 'group', outcome: 'refused' }),
    ),
    ...(missing ? [unread(department, missing)] : []),
    ...shares.flatMap((one): SharesResult[] => {
      const answer = sent?.get(one.id);
      if (sent && !answer && !one.refusal) return [];
      const outcome = one.refusal ? 'refused' : (answer?.outcome ?? 'change');
      const error = answer?.error ?? null;
      return [{ ...one, department, name: nameOf(one.id), aspect: 'shares', outcome, error }];
    }),
  ];
}

function unread({ id, name }: Department, error: unknown): SharesResult {
  const department = { id, name };
  const nothing = { before: [], after: [], refusal: null };
  return { ...nothing, department, id: '', name: '', aspect: 'shares', outcome: 'unread', error };
}

/** The departments with the settings that were shown as changes, each with the value that the user saw. */
export function judgedWork({ parts }: SameWork, results: readonly SameResult[]): SameWork {
  const isSent = ({ outcome }: SameResult) => outcome === 'change' || outcome === 'same';
  const sent = Map.groupBy(results.filter(isSent), ({ department }) => department.id);
  return {
    unsentResults: results.filter((one) => !isSent(one)),
    parts: parts.flatMap(({ department }): SamePart[] => {
      const own = sent.get(department.id) ?? [];
      if (!own.some(({ outcome }) => outcome === 'change')) return [];
      const cells = own.filter(isCell).map(({ id, aspect, value, from }) => ({
        id,
        aspect,
        value,
        ...(from === null ? {} : { expected: from }),
      }));
      const shares = own
        .filter(isOfShares)
        .map(({ id, before, after }) => [id, { after, expected: before }] as const);
      return [{ department, cells, shares: new Map(shares) }];
    }),
  };
}

const isOfShares = (result: SameResult): result is SharesResult => result.aspect === 'shares';
const isCell = (result: SameResult): result is CellResult =>
  result.aspect !== 'shares' && result.aspect !== 'group';

/** The way back of the departments; the last one that was changed comes first. */
export function backParts(results: readonly SameResult[]): SamePart[] {
  const cells = invertCells(results.filter(isCell));
  const shares = Map.groupBy(
    results.filter(isOfShares).filter(({ outcome }) => outcome === 'done'),
    ({ department }) => department.id,
  );
  const departments = new Map(results.map(({ department }) => [department.id, department]));
  return [...departments.values()].toReversed().flatMap((department): SamePart[] => {
    const own = shares.get(department.id) ?? [];
    const restored = cells.get(department.id)?.cells ?? [];
    if (own.length === 0 && restored.length === 0) return [];
    const lists = own.map(({ id, before, after }) => [id, { after: before, expected: after }] as const);
    return [{ department, cells: restored, shares: new Map(lists) }];
  });
}
