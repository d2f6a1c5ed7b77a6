/**
 * Changes of application groups, a department's or an employee's own, through the change door (spec 3§7.1, 3§8; APP-101
 * to 104, 175, 176, 179, 181; LAUNCH-020 to 022).
 */
import { type Change, submitChange } from '#data/changes/index.ts';
import { deletionOf, creationOf, type PresenceKind } from '#data/records/presence-undo.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import type { Category } from '#shared/api/applications/app.ts';
import type { CategoryForm } from '#shared/rules/applications/category-fields.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { categoryForm, categoryInput } from '#shared/rules/records/applications/category-record.ts';
import { groupsNamed } from '#shared/rules/records/applications/order-records.ts';
import { type PositionsById, positionsById } from '#shared/rules/records/order-record.ts';
import { confirm } from '../confirm.tsx';

/** The groups of one department or of the employee, with their records. */
export interface AppGroups<Scope extends object = object> {
  readonly scope: Scope;
  readonly presence: PresenceKind<Scope & { readonly id: string; readonly made: CategoryForm }>;
  readonly order: RecordKind<Scope & ReturnType<typeof groupsNamed>, PositionsById>;
  readonly read: () => Promise<readonly Category[]>;
}

/** Throws after the failure has been shown; with `failure` 'here' the caller shows a refusal. */
export async function addGroup<Scope extends object>(
  { scope, presence, read }: AppGroups<Scope>,
  values: CategoryForm,
  failure: NonNullable<Change['failure']> = 'toast',
): Promise<void> {
  const made = categoryForm(categoryInput(values));
  await submitChange({
    ...creationOf(presence, { ...scope, id: '', made }),
    success: 'applications.category.created',
    failure,
    async readBack() {
      const there = (await read()).some(({ groupName }) => groupName === made.groupName);
      return found(there, there, made.groupName);
    },
  });
}

/** Asks first. Resolves to whether the group was removed; a failure has been shown. */
export async function removeGroup<Scope extends object>(
  { scope, presence, read }: AppGroups<Scope>,
  group: Category,
): Promise<boolean> {
  const { id, groupName } = group;
  const yes = await confirm({
    title: translate('applications.category.deleteTitle', { name: groupName }),
    text: translate('applications.category.deleteText'),
    action: translate('applications.category.delete'),
    danger: true,
  });
  if (!yes) return false;
  return submitChange({
    ...deletionOf(presence, { ...scope, id, made: categoryForm(group) }),
    before: { groupName },
    success: 'applications.category.deleted',
    async readBack() {
      const there = (await read()).some((one) => one.id === id);
      return found(there, !there, groupName);
    },
  }).then(
    () => true,
    () => false,
  );
}

/** Throws after the failure has been shown. */
export async function sortGroups<Scope extends object>(
  { scope, order }: AppGroups<Scope>,
  groups: readonly Category[],
  ids: readonly string[],
): Promise<void> {
  const locator = { ...scope, ...groupsNamed(groups) };
  const after = positionsById(ids);
  const { endpoint, input } = order.write(locator, after, ids);
  await submitChange({
    ...reversible(endpoint, {
      title: 'applications.category.sortedChange',
      input,
      kind: order,
      locator,
      before: positionsById(groups.map(({ id }) => id)),
      after,
    }),
    success: 'applications.category.sorted',
  });
}

/** Whether a group of the name exists now, for reading back a lost answer. */
function found(there: boolean, isApplied: boolean, label: string) {
  const value = translate(there ? 'applications.category.there' : 'applications.category.gone');
  return { isApplied, fields: [{ label, value }] };
}
