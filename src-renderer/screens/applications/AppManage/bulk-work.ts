/** Shows or hides several applications at once, or puts them first in their groups; reports success and failure. */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { qryAppOrders, updateAppOrders } from '#shared/api/applications/display.ts';
import { renumberedGroups } from '#shared/rules/applications/sorting.ts';
import { appLooksRecord } from '#shared/rules/records/applications/app-cells-records.ts';
import { appOrdersRecord, ordersOf } from '#shared/rules/records/applications/app-orders-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

/** Hiding asks, since it also turns off where that may be (3§4). */
export async function showApps(deptId: string, apps: readonly AppItem[], on: boolean): Promise<void> {
  const turned = apps.filter(({ showApp }) => showApp !== on);
  if (turned.length === 0) return notify({ tone: 'info', text: translate('record.same') });
  const count = turned.length;
  const names = turned.map(({ menuName }) => menuName).join(translate('common.form.separator'));
  const agreed =
    on ||
    (await confirm({
      title: translate('applications.bulk.hideTitle', { count }),
      text: translate('applications.bulk.hideText', { names }),
      action: translate('applications.bulk.hide'),
      danger: true,
    }));
  if (!agreed) return;
  const ids = turned.map(({ id }) => id);
  const each = (value: boolean) => Object.fromEntries(ids.map((id) => [id, value]));
  await saveNow(
    appLooksRecord,
    { deptId, ids },
    { shown: { from: each(!on), to: each(on) } },
    'applications.form.saved',
  );
}

/** The applications keep their mutual order. */
export async function putFirst(deptId: string, apps: readonly AppItem[]): Promise<void> {
  try {
    const all = await callRead(qryAppOrders, { deptId });
    const chosen = new Set(apps.map(({ id }) => id));
    const sorted = all.toSorted(
      (a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)) || a.orderNum - b.orderNum,
    );
    const moved = renumberedGroups(all, sorted);
    if (moved.length === 0) return notify({ tone: 'info', text: translate('record.same') });
    const before = ordersOf(all);
    const orders = {
      ...before.orders,
      ...Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum])),
    };
    await submitChange({
      ...reversible(updateAppOrders, {
        title: 'applications.app.sortedChange',
        input: { deptId, appOrders: [...moved] },
        kind: appOrdersRecord,
        locator: { deptId },
        before,
        after: { orders },
      }),
      success: 'applications.app.sorted',
      // The change door has already shown the failure.
    }).catch(() => undefined);
  } catch (error) {
    notifyFailure(error);
  }
}
