/** Puts applications before all others for everybody, takes them from there, and sorts those that stand there. */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { qryAppOrders, updateAppOrders } from '#shared/api/applications/display.ts';
import { renumberApps } from '#shared/rules/applications/order.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { appInfoRecord } from '#shared/rules/records/applications/app-info-record.ts';
import { appOrdersRecord, ordersOf } from '#shared/rules/records/applications/app-orders-record.ts';
import { saveNow } from '#widgets/Form/save-asking.ts';

/** One call for each application, which the journal takes back one by one; ends at the first failure, which is shown. */
export async function saveFirst(
  deptId: string,
  detach: Detach,
  ids: readonly string[],
  first: boolean,
): Promise<void> {
  const edits = { menuTop: { from: !first, to: first } };
  for (const id of ids)
    if (!(await saveNow(appInfoRecord, { deptId, id, detach }, edits, 'appFirst.saved'))) return;
}

/** `ids`: the applications of the row in their new order. Each group shares out the places that they had in it. */
export async function saveFirstOrder(deptId: string, ids: readonly string[]): Promise<void> {
  const all = await callRead(qryAppOrders, { deptId });
  const byId = new Map(all.map((app) => [app.id, app]));
  const groups = Map.groupBy(
    ids.flatMap((id) => byId.get(id) ?? []),
    ({ acId }) => acId,
  );
  const moved = [...groups.values()].flatMap((inside) =>
    renumberApps(
      inside,
      inside.map(({ id }) => id),
    ),
  );
  if (moved.length === 0) return;
  const before = ordersOf(all);
  const numbers = Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum]));
  await submitChange({
    ...reversible(updateAppOrders, {
      title: 'applications.app.sortedChange',
      input: { deptId, appOrders: moved },
      kind: appOrdersRecord,
      locator: { deptId },
      before,
      after: { orders: { ...before.orders, ...numbers } },
    }),
    success: 'applications.app.sorted',
  });
}
