/**
 * The cells by which a department takes over what another one has: status, navigation, open modes, and the order of the
 * applications within each group. A group in which both have other applications shares out the places of those that
 * both have there.
 */
import type { AppItem } from '../../../api/applications/app.ts';
import { isShownIn } from '../../common/applications/lists.ts';
import { cellValue, type SheetAspect } from '../sheet/sheet-cells.ts';
import type { RequestedCell, SheetDepartment } from '../sheet/judge-cells.ts';
import { indexesInGroups } from '../sheet/sheet-arrangement.ts';

type Apps = Pick<SheetDepartment, 'apps'>;

export interface SameCells {
  readonly cells: readonly RequestedCell[];
  /** Ids of applications that stand in other groups, so that their place is not taken over. */
  readonly otherGroup: readonly string[];
}

export function sameCells(source: Apps, target: Apps, aspects: readonly SheetAspect[]): SameCells {
  const there = new Map(target.apps.map((app) => [app.id, app]));
  const both = source.apps.flatMap((app) => {
    const own = there.get(app.id);
    return own && isShownIn('all', app) ? [{ app, own }] : [];
  });
  const cells = aspects
    .filter((aspect) => aspect !== 'order')
    .flatMap((aspect) =>
      both.flatMap(({ app, own }): RequestedCell[] => {
        const value = cellValue(aspect, app, 0);
        return cellValue(aspect, own, 0) === value ? [] : [{ id: app.id, aspect, value }];
      }),
    );
  if (!aspects.includes('order')) return { cells, otherGroup: [] };
  return {
    cells: [...cells, ...orderCells(source, target)],
    otherGroup: both.flatMap(({ app, own }) => (app.acId === own.acId ? [] : [app.id])),
  };
}

function orderCells(source: Apps, target: Apps): RequestedCell[] {
  const positionsOf = ({ apps }: Apps) =>
    indexesInGroups(apps.map(({ id, acId, orderIndex }) => ({ id, acId, orderNum: orderIndex })));
  const [wanted, positions] = [positionsOf(source), positionsOf(target)];
  const groupOf = new Map(source.apps.map(({ id, acId }) => [id, acId]));
  return [...Map.groupBy(target.apps, ({ acId }) => acId)].flatMap(([acId, inside]) => {
    const shared = inside.filter(({ id }) => groupOf.get(id) === acId);
    const by = (ranks: ReadonlyMap<string, number>) => (a: AppItem, b: AppItem) =>
      (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0);
    const slots = shared.toSorted(by(positions)).map(({ id }) => positions.get(id) ?? 0);
    const cells = shared
      .toSorted(by(wanted))
      .map(({ id }, index): RequestedCell => ({ id, aspect: 'order', value: slots[index] ?? 0 }));
    // A cell that keeps its place reserves it, as long as anything in its group moves.
    return cells.some(({ id, value }) => positions.get(id) !== value) ? cells : [];
  });
}
