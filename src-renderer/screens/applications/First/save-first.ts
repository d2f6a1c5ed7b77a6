/** Puts applications before all others for everybody, takes them from there, and sorts those that stand there. */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import type { RecordSaveOutcome } from '#data/records/save-record.ts';
import { reversible } from '#data/records/reversible.ts';
import { serverMark } from '#data/server-mark.ts';
import { formatsNow, translate } from '#data/text.ts';
import { qryAppOrders, updateAppOrders } from '#shared/api/applications/display.ts';
import { renumberApps } from '#shared/rules/applications/order.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { appInfoRecord } from '#shared/rules/records/applications/app-info-record.ts';
import { appOrdersRecord, ordersOf } from '#shared/rules/records/applications/app-orders-record.ts';
import { saveNow, saveOneOfMany } from '#widgets/Form/save-asking.ts';
import { notify } from '#widgets/notify.tsx';

/**
 * One call and one change in the journal for each application, because the platform has no call for several. One
 * notice reports all of them and undoes those that were sent; the first failure is shown and ends the work.
 */
export async function saveFirst(
  deptId: string,
  detach: Detach,
  ids: readonly string[],
  first: boolean,
  /** The server's mark. */
  mark: string = serverMark(),
): Promise<void> {
  const edits = { menuTop: { from: !first, to: first } };
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0) {
    await saveNow(appInfoRecord, { deptId, id: only, detach }, edits, 'appFirst.saved', mark);
    return;
  }
  const outcomes = new Map<string, RecordSaveOutcome | null>();
  for (const id of ids) {
    const outcome = await saveOneOfMany(appInfoRecord, { deptId, id, detach }, edits, mark);
    outcomes.set(id, outcome);
    if (outcome === null || outcome === 'kept') break;
  }
  const saved = ids.filter((id) => outcomes.get(id) === 'saved');
  if (saved.length > 0)
    notify({
      tone: 'success',
      text: translate(first ? 'appFirst.put' : 'appFirst.taken', {
        count: saved.length,
        total: formatsNow().formatNumber(saved.length),
      }),
      action: {
        label: translate('common.undo'),
        onSelect: () => void saveFirst(deptId, detach, saved, !first, mark),
      },
    });
  else if ([...outcomes.values()].every((outcome) => outcome === 'same'))
    notify({ tone: 'info', text: translate('record.same') });
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
