/**
 * Orders the applications of every group by name or use, for everybody (spec 3§7.4; APP-148 to 151): after a question
 * with the order before and after, and with the way back.
 */
import { createElement } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import { qryAppOrders, updateAppOrdersType } from '#shared/api/applications/display.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { inOrderBy, renumberedGroups, reorderedGroups } from '#shared/rules/applications/sorting.ts';
import {
  type AppOrders,
  appOrdersRecord,
  ordersOf,
} from '#shared/rules/records/applications/app-orders-record.ts';
import type { Language } from '#shared/text/types.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { OrderPreview } from './OrderPreview.tsx';

/** Reports its own success and failure. */
export async function orderForEverybody(
  deptId: string,
  type: 'name' | 'used',
  language: Language,
): Promise<void> {
  const read = await readOrders(deptId);
  if (!read) return;
  const { all, groups, people } = read;
  const before = ordersOf(all);
  const moved = renumberedGroups(all, inOrderBy(type, all, language));
  if (moved.length === 0) return notify({ tone: 'info', text: translate('record.same') });
  const agreed = await confirm({
    title: translate(`applications.order.title.${type}`),
    text: createElement(OrderPreview, { groups: reorderedGroups(all, moved, groups), people }),
    action: translate('applications.order.action'),
    wide: true,
  });
  if (!agreed) return;
  const orders = { ...before.orders, ...Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum])) };
  const after: AppOrders = { orders };
  await submitChange({
    ...reversible(updateAppOrdersType, {
      title: 'applications.app.sortedChange',
      input: { ordersType: type, deptId },
      kind: appOrdersRecord,
      locator: { deptId },
      before,
      after,
      stateBefore: { ordersType: 'custom' },
    }),
    success: 'applications.app.sorted',
    async readBack() {
      const isApplied = sameValue(ordersOf(await callRead(qryAppOrders, { deptId })).orders, orders);
      const value = translate(isApplied ? `applications.app.sortBy.${type}` : 'applications.app.unsorted');
      return { isApplied, fields: [{ label: translate('applications.order.menu'), value }] };
    },
    // The change door has already shown the failure.
  }).catch(() => undefined);
}

/** Resolves to null after a failed read, whose failure has been shown; `people` is null where no server tells. */
async function readOrders(deptId: string) {
  try {
    const [all, groups, people] = await Promise.all([
      callRead(qryAppOrders, { deptId }),
      callRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }),
      // The number is an addition to the question, which is asked without it too.
      callRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 }).then(
        ({ totalCount }) => totalCount,
        () => null,
      ),
    ]);
    return { all, groups, people };
  } catch (error) {
    notifyFailure(error);
    return null;
  }
}
