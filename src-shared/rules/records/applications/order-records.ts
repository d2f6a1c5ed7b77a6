/** The order of groups of applications, and of the applications within a group (spec 3§7.1; APP-104, 148, 149). */
import * as z from 'zod';
import type { Category } from '../../../api/applications/app.ts';
import { sortApps, sortCategories } from '../../../api/applications/categories.ts';
import { qryAppOrders } from '../../../api/applications/display.ts';
import { queryGroupAppList } from '../../../api/applications/lists.ts';
import { idsMoved, orderNames, orderRecord, positionsById } from '../order-record.ts';
import { appReads } from './app-reads.ts';

const types = { types: z.record(z.string(), z.string()) };
const locator = z.strictObject({ deptId: z.string().min(1), ...orderNames });
const ofGroups = locator.extend(types);

export const categoryOrderRecord = orderRecord<z.output<typeof ofGroups>>({
  id: 'appCategoryOrder',
  locator: ofGroups,
  touches: appReads,
  title: 'applications.category.sortedChange',
  async positions(ask, { deptId }) {
    const groups = await ask(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
    return positionsById(groups.filter(({ own }) => own).map(({ id }) => id));
  },
  write: ({ deptId, types: of }, after, moved) => ({
    endpoint: sortCategories,
    input: { appInfos: numberedGroups(idsMoved(after, moved), of), deptId },
  }),
});

export function groupsNamed(groups: readonly Category[]) {
  return {
    names: Object.fromEntries(groups.map(({ id, groupName }) => [id, groupName])),
    types: Object.fromEntries(groups.map(({ id, categoryType }) => [id, categoryType])),
  };
}

/** Groups as both calls take them. A group that was created meanwhile has no known type and is sent with ''. */
export function numberedGroups(ids: readonly string[], of: Readonly<Record<string, string>>) {
  return ids.map((id, index) => ({ id, order: index + 1, group: of[id] ?? '' }));
}

export const appOrderRecord = orderRecord<z.output<typeof locator>>({
  id: 'appGroupOrder',
  locator,
  touches: [...appReads, qryAppOrders],
  title: 'applications.app.sortedChange',
  async positions(ask, { deptId }) {
    const all = await ask(qryAppOrders, { deptId });
    return Object.fromEntries(all.map(({ id, orderNum }) => [id, orderNum]));
  },
  write: ({ deptId }, after, moved) => ({
    endpoint: sortApps,
    input: { modules: moved.map((id) => ({ id, orderNum: after[id] ?? 0 })), deptId },
  }),
});
