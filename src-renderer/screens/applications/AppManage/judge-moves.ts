/** Judges moves of several applications into a group before anything is sent (spec 3§5.6, 3§6, 3§7.1; APP-106). */
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import type { AppPosition } from '#shared/rules/records/applications/app-position-record.ts';

export interface RequestedMove {
  readonly id: string;
  /** Id of the group; '' for none. */
  readonly acId: string;
  /** Position within the group, from 1; null: behind its last application. */
  readonly orderNum: number | null;
  /** Id of the group that was seen; where it stands in another one by now, somebody else has moved it. */
  readonly expected?: string;
}

export interface JudgedMove {
  readonly id: string;
  /** null where the application does not exist. */
  readonly from: AppPosition | null;
  readonly to: AppPosition;
  readonly outcome: 'change' | 'same' | 'refused';
  readonly refusal: 'gone' | 'noRight' | 'noGroup' | 'changed' | null;
}

export interface MoveGround {
  /** In the order of display. */
  readonly apps: readonly Pick<AppItem, 'id' | 'acId' | 'orderIndex'>[];
  readonly groups: readonly Pick<Category, 'id' | 'count'>[];
  readonly mayMove: boolean;
}

/** The moves are judged in the order of display, in which they stand in the group afterwards. */
export function judgeMoves(
  { apps, groups, mayMove }: MoveGround,
  moves: readonly RequestedMove[],
): JudgedMove[] {
  const known = new Map(apps.map((app, index) => [app.id, { app, index }]));
  const indices = new Map(moves.map(({ id }, index) => [id, known.get(id)?.index ?? apps.length + index]));
  const sorted = moves.toSorted((a, b) => (indices.get(a.id) ?? 0) - (indices.get(b.id) ?? 0));
  return sorted.map(({ id, acId, orderNum, expected }) => {
    const app = known.get(id)?.app;
    const from = app ? { acId: app.acId, orderNum: app.orderIndex } : null;
    const to = { acId, orderNum: orderNum ?? lastIndexIn(acId) + 1 };
    const isThere = from?.acId === acId && (orderNum === null || from.orderNum === orderNum);
    const isOvertaken = expected !== undefined && from?.acId !== expected && from?.acId !== acId;
    const refusal = refusalOf(from, acId) ?? (isOvertaken ? 'changed' : null);
    return { id, from, to, refusal, outcome: refusal ? 'refused' : isThere ? 'same' : 'change' };
  });

  function refusalOf(from: AppPosition | null, acId: string): JudgedMove['refusal'] {
    if (!from) return 'gone';
    if (!mayMove) return 'noRight';
    return acId !== '' && !groups.some(({ id }) => id === acId) ? 'noGroup' : null;
  }

  function lastIndexIn(acId: string): number {
    const inside = apps.filter((app) => app.acId === acId).map(({ orderIndex }) => orderIndex);
    return Math.max(groups.find(({ id }) => id === acId)?.count ?? 0, ...inside, 0);
  }
}

/**
 * The order in which moves are sent. Behind a group's last application each is put before the one that was sent before
 * it, and leaves its own group from the end: no other move changes the position that is put back later.
 */
export function sendingOrder(judged: readonly JudgedMove[], moves: readonly RequestedMove[]): JudgedMove[] {
  const changing = judged.filter(({ outcome }) => outcome === 'change');
  return moves.every(({ orderNum }) => orderNum === null) ? changing.toReversed() : changing;
}

/** The judged moves, each with the group in which the user saw the application. */
export function movesAsJudged(
  moves: readonly RequestedMove[],
  judged: readonly Pick<JudgedMove, 'id' | 'from'>[],
): RequestedMove[] {
  const seen = new Map(judged.map(({ id, from }) => [id, from]));
  return moves.map((move) => {
    const from = seen.get(move.id);
    return from ? { ...move, expected: from.acId } : move;
  });
}

/** The moves that undo finished ones: each from the group that it went to, to the position that it left. */
export function movesBack(done: readonly Pick<JudgedMove, 'id' | 'from' | 'to'>[]): RequestedMove[] {
  return done.flatMap(({ id, from, to }) => (from ? [{ id, ...from, expected: to.acId }] : []));
}
