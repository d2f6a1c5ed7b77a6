/** Changes of an employee's own groups, through the change door (spec 3§7.1, 3§8; LAUNCH-020 to 025). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { deletes, makes } from '#data/records/presence-undo.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import {
  createPersonalCategory,
  deletePersonalCategory,
  queryPersonalCategories,
  sortPersonalApps,
  sortPersonalCategories,
} from '#shared/api/launcher/groups.ts';
import type { CategoryForm } from '#shared/rules/applications/category-fields.ts';
import { numbersOf, renumbered } from '#shared/rules/applications/order.ts';
import { personalGroupPresence } from '#shared/rules/records/applications/category-presence.ts';
import { categoryForm, categoryInput } from '#shared/rules/records/applications/category-record.ts';
import { groupsNamed, numberedGroups } from '#shared/rules/records/applications/order-records.ts';
import { launcherReads } from '#shared/rules/records/launcher/launcher-record.ts';
import {
  personalGroupOrderRecord,
  personalOrderRecord,
} from '#shared/rules/records/launcher/order-records.ts';
import { placesOf } from '#shared/rules/records/order-record.ts';

const found = (there: boolean, held: boolean, label: string) => {
  const value = translate(there ? 'applications.category.there' : 'applications.category.gone');
  return { held, fields: [{ label, value }] };
};

/** Throws after the failure has been shown. */
export async function addGroup(values: CategoryForm): Promise<void> {
  const input = categoryInput(values);
  await submitChange({
    title: 'applications.category.createdChange',
    endpoint: createPersonalCategory,
    input,
    before: null,
    touches: launcherReads,
    success: 'applications.category.created',
    ...makes(personalGroupPresence, { id: '', made: categoryForm(input) }),
    async readBack() {
      const groups = await callRead(queryPersonalCategories, {});
      const there = groups.some(({ groupName }) => groupName === input.groupName);
      return found(there, there, input.groupName);
    },
  });
}

/** Resolves to whether the group was removed; a failure has been shown. */
export function removeGroup(group: Category): Promise<boolean> {
  const { id, groupName } = group;
  return submitChange({
    title: 'applications.category.deletedChange',
    endpoint: deletePersonalCategory,
    input: { id },
    before: { groupName },
    touches: launcherReads,
    success: 'applications.category.deleted',
    ...deletes(personalGroupPresence, { id, made: categoryForm(group) }),
    async readBack() {
      const there = (await callRead(queryPersonalCategories, {})).some((group) => group.id === id);
      return found(there, !there, groupName);
    },
  }).then(
    () => true,
    () => false,
  );
}

/** Throws after the failure has been shown. */
export async function sortGroups(before: readonly Category[], ids: readonly string[]): Promise<void> {
  const { names, types } = groupsNamed(before);
  await submitChange({
    ...reversible(sortPersonalCategories, {
      title: 'applications.category.sortedChange',
      input: { appInfos: numberedGroups(ids, types) },
      kind: personalGroupOrderRecord,
      place: { names, types },
      before: placesOf(before.map(({ id }) => id)),
      after: placesOf(ids),
    }),
    success: 'applications.category.sorted',
  });
}

/** `shown` are the applications of the group in their present order. Throws after the failure has been shown. */
export async function sortApps(shown: readonly AppItem[], ids: readonly string[]): Promise<void> {
  const stored = shown.map(({ id, orderIndex }) => ({ id, orderNum: orderIndex }));
  const modules = renumbered(stored, ids);
  await submitChange({
    ...reversible(sortPersonalApps, {
      title: 'applications.app.sortedChange',
      input: { modules },
      kind: personalOrderRecord,
      place: { names: Object.fromEntries(shown.map(({ id, menuName }) => [id, menuName])) },
      before: numbersOf(stored),
      after: { ...numbersOf(stored), ...numbersOf(modules) },
    }),
    success: 'applications.app.sorted',
  });
}
