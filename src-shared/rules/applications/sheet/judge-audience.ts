/**
 * Cells of the audience sheet (spec 3§3.3; APP-044, 045, 125): each application's share with each target. Cells are
 * judged before anything is sent: an invalid share is refused with its reason, and a change from or to everybody is
 * pointed out.
 */
import type { Message } from '../../../text/message.ts';
import { appShareFields } from '../../common/applications/share-fields.ts';
import { checkFields } from '../../common/fields/check-fields.ts';
import { type Share, type ShareKind, targetKey } from '../../common/shares/share.ts';
import type { SharedApp } from '../same-as/shared-apps.ts';

/** Not mentioned, included, excluded. */
export const shareMarks = [0, 1, 2] as const;
export type ShareMark = (typeof shareMarks)[number];

export interface AudienceTarget {
  readonly kind: ShareKind;
  readonly id: string;
}

export function shareMarkOf(shares: readonly Share[], { kind, id }: AudienceTarget): ShareMark {
  const share = shares.find((one) => isOf(one, { kind, id }));
  if (!share) return 0;
  return share.exclude ? 2 : 1;
}

const isOf = (share: Share, { kind, id }: AudienceTarget) => share.kind === kind && share.id === id;

/** Whether the list has the share that the cell asks for. */
export function isMarked(shares: readonly Share[], { target, value, below }: RequestedMark): boolean {
  if (shareMarkOf(shares, target) !== value) return false;
  return (
    value === 0 || below === undefined || shares.some((share) => isOf(share, target) && share.below === below)
  );
}

export interface RequestedMark {
  /** Id of the application. */
  readonly id: string;
  readonly target: AudienceTarget;
  readonly value: number;
  /** Whether everything below the target is included; absent: as it is. */
  readonly below?: boolean | undefined;
  /** The share that the user saw; another one by now means a change by somebody else. */
  readonly expected?: { readonly value: number; readonly below: boolean };
}

export interface JudgedMark extends RequestedMark {
  /** null where the application does not exist. */
  readonly from: ShareMark | null;
  /** Whether everything below the target was included. */
  readonly wasBelow: boolean;
  readonly outcome: 'change' | 'same' | 'refused';
  readonly refusal: Message | null;
  /** `narrows`: everybody had the application and will not any more; `widens`: the other way round. */
  readonly turns: 'narrows' | 'widens' | null;
}

export interface JudgedAudience {
  readonly cells: readonly JudgedMark[];
  /** New shares by application id. */
  readonly lists: ReadonlyMap<string, readonly Share[]>;
}

export interface MarkRights {
  readonly mayShare: boolean;
  /** Whether everybody may get an application whose last share is taken away. */
  readonly mayOpen?: boolean;
}

export function judgeAudience(
  apps: readonly SharedApp[],
  wanted: readonly RequestedMark[],
  { mayShare, mayOpen = true }: MarkRights,
): JudgedAudience {
  const byId = new Map(apps.map((app) => [app.id, app]));
  const lists = new Map<string, readonly Share[]>();
  const cells = new Map<RequestedMark, JudgedMark>();
  for (const [id, cellsOf] of Map.groupBy(wanted, (cell) => cell.id)) {
    const before = byId.get(id)?.shares ?? null;
    const overtaken = new Set(cellsOf.filter((cell) => before && isOvertaken(before, cell)));
    const sendable = cellsOf.filter((cell) => !overtaken.has(cell));
    const after = before && withSaid(before, sendable);
    const turns = before && after ? turnOf(before, after) : null;
    const changed = sendable.filter((cell) => before && !isMarked(before, cell));
    const opens = turns === 'widens' && !mayOpen ? ({ key: 'sameAs.opens' } as const) : null;
    const refused = refusal(after, mayShare) ?? opens;
    for (const cell of cellsOf) {
      const from = before && shareMarkOf(before, cell.target);
      const isLate = overtaken.has(cell);
      const isSame = before && !isLate && !changed.includes(cell);
      const outcome = isSame ? 'same' : isLate || refused ? 'refused' : 'change';
      const why = isLate ? overtakenMessage : outcome === 'refused' ? refused : null;
      const wasBelow = before?.find((share) => isOf(share, cell.target))?.below ?? false;
      const turnsNow = outcome === 'change' ? turns : null;
      cells.set(cell, { ...cell, from, wasBelow, outcome, refusal: why, turns: turnsNow });
    }
    if (after && !refused && changed.length > 0) lists.set(id, after);
  }
  return { cells: wanted.flatMap((cell) => cells.get(cell) ?? []), lists };
}

const overtakenMessage: Message = { key: 'appSheet.refused.changed' };

const isOvertaken = (shares: readonly Share[], cell: RequestedMark): boolean =>
  cell.expected !== undefined && !isMarked(shares, cell) && !isMarked(shares, { ...cell, ...cell.expected });

function refusal(after: readonly Share[] | null, mayShare: boolean): Message | null {
  if (after === null) return { key: 'appSheet.refused.gone' };
  if (!mayShare) return { key: 'appSheet.refused.noRight' };
  return checkFields(appShareFields, { shares: after })[0]?.message ?? null;
}

/** Existing shares keep their order and their `below`; excluding somebody from an empty list adds everybody first. */
function withSaid(before: readonly Share[], marks: readonly RequestedMark[]): readonly Share[] {
  const markByTarget = new Map(marks.map((mark) => [targetKey(mark.target), mark]));
  const unchanged = before.flatMap((share) => {
    const mark = markByTarget.get(targetKey(share));
    if (!mark) return [share];
    return mark.value === 0
      ? []
      : [{ ...share, exclude: mark.value === 2, below: mark.below ?? share.below }];
  });
  const known = new Set(before.map(targetKey));
  const added = marks.flatMap(({ target: { kind, id }, value, below = false }): Share[] =>
    value === 0 || known.has(targetKey({ kind, id })) ? [] : [{ kind, id, exclude: value === 2, below }],
  );
  const after = [...unchanged, ...added];
  const everybody: Share = { kind: 'all', id: '', exclude: false, below: false };
  const onlyOut = after.length > 0 && after.every(({ exclude }) => exclude);
  return before.length === 0 &&
    onlyOut &&
    !markByTarget.has(targetKey(everybody)) &&
    !after.some(({ kind }) => kind === 'all')
    ? [everybody, ...after]
    : after;
}

/** The list is empty, or includes everybody without an exclusion. */
export const everybodyHasIt = (shares: readonly Share[]) =>
  shares.length === 0 ||
  (shares.some(({ kind, exclude }) => kind === 'all' && !exclude) && shares.every(({ exclude }) => !exclude));

function turnOf(before: readonly Share[], after: readonly Share[]): JudgedMark['turns'] {
  const [was, is] = [everybodyHasIt(before), everybodyHasIt(after)];
  if (was !== is) return was ? 'narrows' : 'widens';
  // Exclusions alone open the application to everybody else.
  return after.every(({ exclude }) => exclude) && before.some(({ exclude }) => !exclude) ? 'widens' : null;
}
