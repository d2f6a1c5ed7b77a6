/** Sorts the applications of every group by name or use, with the way back (spec 3§7.4; APP-148 to 151). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import { qryAppOrders, updateAppOrdersType } from '#shared/api/applications/display.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { inOrderBy, renumberedGroups } from '#shared/rules/applications/sorting.ts';
import {
  type AppOrders,
  appOrdersRecord,
  ordersOf,
} from '#shared/rules/records/applications/app-orders-record.ts';
import type { Language } from '#shared/text/types.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

/** Reports its own success and failure. */
export async function sortAll(deptId: string, type: 'name' | 'used', language: Language): Promise<void> {
  const all = await callRead(qryAppOrders, { deptId }).catch((error: unknown) => {
    notifyFailure(error);
    return null;
  });
  if (!all) return;
  const before = ordersOf(all);
  const moved = renumberedGroups(all, inOrderBy(type, all, language));
  if (moved.length === 0) return notify({ tone: 'info', text: translate('record.same') });
  const orders = { ...before.orders, ...Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum])) };
  const after: AppOrders = { orders };
  await submitChange({
    ...reversible(updateAppOrdersType, {
      title: 'applications.app.sortedChange',
      input: { ordersType: type, deptId },
      kind: appOrdersRecord,
      place: { deptId },
      before,
      after,
      noted: { ordersType: 'custom' },
    }),
    success: 'applications.app.sorted',
    async readBack() {
      const held = sameValue(ordersOf(await callRead(qryAppOrders, { deptId })).orders, orders);
      const value = translate(held ? `applications.app.sortBy.${type}` : 'applications.app.unsorted');
      return { held, fields: [{ label: translate('applications.app.sort'), value }] };
    },
    // The change door has already shown the failure.
  }).catch(() => undefined);
}
