import { expect, test } from 'vitest';
import {
  judgeMoves,
  type MoveGround,
  movesAsJudged,
  movesBack,
  type RequestedMove,
  sendingOrder,
} from './judge-moves.ts';

const ground: MoveGround = {
  apps: [
    { id: 'a', acId: 'G1', orderIndex: 1 },
    { id: 'b', acId: 'G1', orderIndex: 2 },
    { id: 'c', acId: 'G2', orderIndex: 1 },
    { id: 'd', acId: '', orderIndex: 1 },
  ],
  groups: [
    { id: 'G1', count: 2 },
    { id: 'G2', count: 1 },
  ],
  mayMove: true,
};
const into = (acId: string, ...ids: string[]): RequestedMove[] =>
  ids.map((id) => ({ id, acId, orderNum: null }));

/** The platform's rule: an application leaves its group and is put at a position of the other one. */
function moved(
  lists: Readonly<Record<string, readonly string[]>>,
  { id, to }: ReturnType<typeof judgeMoves>[number],
) {
  const without = Object.entries(lists).map(([key, ids]) => [key, ids.filter((one) => one !== id)] as const);
  return Object.fromEntries(
    without.map(([key, ids]) => [key, key === to.acId ? ids.toSpliced(to.orderNum - 1, 0, id) : ids]),
  );
}
const begun = { '': ['d'], G1: ['a', 'b'], G2: ['c'] };

test('each move has its outcome, in the order of display', () => {
  const judged = judgeMoves(ground, into('G2', 'gone', 'c', 'b', 'a'));
  expect(judged.map(({ id, outcome, refusal }) => [id, outcome, refusal])).toEqual([
    ['a', 'change', null],
    ['b', 'change', null],
    ['c', 'same', null],
    ['gone', 'refused', 'gone'],
  ]);
  expect(judgeMoves(ground, into('G9', 'a'))[0]?.refusal).toBe('noGroup');
  expect(judgeMoves({ ...ground, mayMove: false }, into('G2', 'a'))[0]?.refusal).toBe('noRight');
  expect(judgeMoves(ground, into('', 'a'))[0]).toMatchObject({
    outcome: 'change',
    to: { acId: '', orderNum: 2 },
  });
});

test('applications keep their mutual order, and go back to their places', () => {
  const moves = into('G2', 'b', 'd', 'a');
  const judged = judgeMoves(ground, moves);
  const after = sendingOrder(judged, moves).reduce(
    moved,
    begun as Readonly<Record<string, readonly string[]>>,
  );
  expect(after).toEqual({ '': [], G1: [], G2: ['c', 'a', 'b', 'd'] });
  const apps = Object.entries(after).flatMap(([acId, ids]) =>
    ids.map((id, index) => ({ id, acId, orderIndex: index + 1 })),
  );
  const back = movesBack(judged);
  const undone = sendingOrder(judgeMoves({ ...ground, apps }, back), back).reduce(moved, after);
  expect(undone).toEqual(begun);
});

test('an application that somebody else has moved meanwhile is left where it is', () => {
  const moves = into('G2', 'a', 'b');
  const ahead = movesAsJudged(moves, judgeMoves(ground, moves));
  const [first, second, ...others] = ground.apps;
  if (!first || !second) throw new Error('two of G1');
  const apps = [{ ...first, acId: '' }, second, ...others];
  expect(judgeMoves({ ...ground, apps }, ahead).map(({ refusal }) => refusal)).toEqual(['changed', null]);
});
