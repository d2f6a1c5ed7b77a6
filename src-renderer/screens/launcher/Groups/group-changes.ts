/** An employee's own groups, and the order of their applications (spec 3§7.1, 3§8; LAUNCH-020 to 025). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryPersonalCategories, sortPersonalApps } from '#shared/api/launcher/groups.ts';
import { numbersOf, renumberApps } from '#shared/rules/applications/order.ts';
import { personalGroupPresence } from '#shared/rules/records/applications/category-presence.ts';
import {
  personalGroupOrderRecord,
  personalOrderRecord,
} from '#shared/rules/records/launcher/order-records.ts';
import type { AppGroups } from '#widgets/AppGroups/group-changes.ts';

export const ownGroups: AppGroups = {
  scope: {},
  presence: personalGroupPresence,
  order: personalGroupOrderRecord,
  read: () => callRead(queryPersonalCategories, {}),
};

/** `shown` are the applications of the group in their present order. Throws after the failure has been shown. */
export async function sortPersonalGroupApps(
  shown: readonly AppItem[],
  ids: readonly string[],
): Promise<void> {
  const stored = shown.map(({ id, orderIndex }) => ({ id, orderNum: orderIndex }));
  const modules = renumberApps(stored, ids);
  await submitChange({
    ...reversible(sortPersonalApps, {
      title: 'applications.app.sortedChange',
      input: { modules },
      kind: personalOrderRecord,
      locator: { names: Object.fromEntries(shown.map(({ id, menuName }) => [id, menuName])) },
      before: numbersOf(stored),
      after: { ...numbersOf(stored), ...numbersOf(modules) },
    }),
    success: 'applications.app.sorted',
  });
}
