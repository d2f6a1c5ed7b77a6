/** Entries of the operation log for a new order of applications: each moved one, with its old and new position. */
import { positionChanges } from '#shared/rules/common/moved-ids.ts';
import { type App, appNameOf } from '../../kernel/modules/app.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { placedValues } from './app-deeds.ts';

/** `inside`: all applications of a group, in their old order; `orders`: their new order numbers by id. */
export async function recordAppOrder(
  inside: readonly App[],
  orders: ReadonlyMap<string, number>,
  context: AppContext,
): Promise<void> {
  const ids = (list: readonly App[]) => list.map(({ row }) => row.id);
  const orderOf = ({ row, order }: App) => orders.get(row.id) ?? order;
  const sorted = inside.toSorted((a, b) => orderOf(a) - orderOf(b));
  for (const { id, ...positions } of positionChanges(ids(inside), ids(sorted))) {
    const app = inside.find(({ row }) => row.id === id);
    if (!app) continue;
    await record(context.store, context, {
      kind: 'appPlaced',
      targetId: id,
      targetName: appNameOf(app, context.language),
      deptId: context.appScope.deptId,
      changed: [{ field: 'position', ...positions }],
      values: placedValues(
        { acId: app.row.category_id, orderNum: app.order },
        { acId: app.row.category_id, orderNum: orderOf(app) },
        context,
      ),
    });
  }
}
