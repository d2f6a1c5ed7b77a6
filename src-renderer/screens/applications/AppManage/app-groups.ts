/** A department's application groups, and a new one (spec 3§7.1, 3§8; APP-101). */
import { isUnconfirmed } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { CategoryForm } from '#shared/rules/applications/category-fields.ts';
import { categoryPresence } from '#shared/rules/records/applications/category-presence.ts';
import { categoryOrderRecord } from '#shared/rules/records/applications/order-records.ts';
import { type AppGroups, addGroup } from '#widgets/AppGroups/group-changes.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

export const groupsOf = (deptId: string): AppGroups<{ readonly deptId: string }> => ({
  scope: { deptId },
  presence: categoryPresence,
  order: categoryOrderRecord,
  read: () => callRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true }),
});

/** Throws after a refusal has been shown as information (3§8). */
export async function addAppGroup(deptId: string, values: CategoryForm): Promise<void> {
  try {
    await addGroup(groupsOf(deptId), values, 'here');
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') notify({ tone: 'info', text: error.message });
    else if (!isUnconfirmed(error)) notifyFailure(error);
    throw error;
  }
}
