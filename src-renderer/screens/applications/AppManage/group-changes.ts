/** Changes of application groups, through the change door (spec 3§7.1, 3§8; APP-101 to 104, 175, 176, 179, 181). */
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { deletes, makes } from '#data/records/presence-undo.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Category } from '#shared/api/applications/app.ts';
import { createCategory, deleteCategory, sortCategories } from '#shared/api/applications/categories.ts';
import { queryGroupAppList } from '#shared/api/applications/lists.ts';
import type { CategoryForm } from '#shared/rules/applications/category-fields.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { categoryPresence } from '#shared/rules/records/applications/category-presence.ts';
import { categoryForm, categoryInput } from '#shared/rules/records/applications/category-record.ts';
import {
  categoryOrderRecord,
  groupsNamed,
  numberedGroups,
} from '#shared/rules/records/applications/order-records.ts';
import { placesOf } from '#shared/rules/records/order-record.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

function groupsNow(deptId: string): Promise<readonly Category[]> {
  return callRead(queryGroupAppList, { deptId, showDisable: true, isGroup: true });
}

/** Throws after a refusal has been shown as information (3§8). */
export async function addGroup(deptId: string, values: CategoryForm): Promise<void> {
  const input = categoryInput(values);
  try {
    await submitChange({
      title: 'applications.category.createdChange',
      endpoint: createCategory,
      input: { ...input, deptId },
      before: null,
      touches: appReads,
      success: 'applications.category.created',
      failure: 'here',
      ...makes(categoryPresence, { deptId, id: '', made: categoryForm(input) }),
      async readBack() {
        const found = (await groupsNow(deptId)).find(({ groupName }) => groupName === input.groupName);
        const value = translate(found ? 'applications.category.there' : 'applications.category.gone');
        return { held: found !== undefined, fields: [{ label: input.groupName, value }] };
      },
    });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') notify({ tone: 'info', text: error.message });
    else if (!isUnconfirmed(error)) notifyFailure(error);
    throw error;
  }
}

/** Resolves to whether the group was removed; a failure has been shown. */
export function removeGroup(deptId: string, group: Category): Promise<boolean> {
  const { id, groupName } = group;
  return submitChange({
    title: 'applications.category.deletedChange',
    endpoint: deleteCategory,
    input: { id, deptId },
    before: { groupName },
    touches: appReads,
    success: 'applications.category.deleted',
    ...deletes(categoryPresence, { deptId, id, made: categoryForm(group) }),
    async readBack() {
      const gone = !(await groupsNow(deptId)).some((group) => group.id === id);
      const value = translate(gone ? 'applications.category.gone' : 'applications.category.there');
      return { held: gone, fields: [{ label: groupName, value }] };
    },
  }).then(
    () => true,
    () => false,
  );
}

/** Throws after the failure has been shown. */
export async function sortGroups(
  deptId: string,
  before: readonly Category[],
  ids: readonly string[],
): Promise<void> {
  const { names, types } = groupsNamed(before);
  await submitChange({
    ...reversible(sortCategories, {
      title: 'applications.category.sortedChange',
      input: { appInfos: numberedGroups(ids, types), deptId },
      kind: categoryOrderRecord,
      place: { deptId, names, types },
      before: placesOf(before.map(({ id }) => id)),
      after: placesOf(ids),
    }),
    success: 'applications.category.sorted',
  });
}
