/** An employee's own groups, and the position of applications in them (spec 3§2.2, 3§3.5, 3§7.1). */
import {
  createPersonalCategory,
  deletePersonalCategory,
  movePersonalApp,
  queryPersonalCategories,
  sortPersonalApps,
  sortPersonalCategories,
  updatePersonalCategory,
} from '#shared/api/launcher/groups.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { categoryFields } from '#shared/rules/applications/category-fields.ts';
import { isOutdated } from '#shared/rules/applications/order.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { navModeOf } from '#shared/rules/launcher/configs.ts';
import { isOrderRefused, movedAmong, reorderApps } from '#shared/rules/launcher/order.ts';
import type { LauncherGroup } from '#shared/rules/launcher/visible-apps.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import type { OwnArrangement } from '../../kernel/modules/arrangement.ts';
import {
  groupsOfPerson,
  itemsOfPerson,
  type PersonContext,
  personReading,
} from '../../kernel/modules/person.ts';
import type { ToldValues } from '../../kernel/operation-log/changed-fields.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { keepArrangement, ownOrder } from './arrangement.ts';
import {
  groupOrderValues,
  groupThereValues,
  groupValues,
  orderValues,
  positionValues,
} from './launcher-deeds.ts';
import { launcherChanging } from './route.ts';

export const personalGroupRoutes: readonly Implementation[] = [
  personReading(queryPersonalCategories, async (_, context) => {
    const byGroup = Map.groupBy(await itemsOfPerson(context), ({ acId }) => acId);
    return (await groupsOfPerson(context)).map((group, index) => {
      const menus = byGroup.get(group.id) ?? [];
      return { ...group, order: index + 1, count: menus.length, menus };
    });
  }),

  launcherChanging(createPersonalCategory, async ({ groupName, line }, context) => {
    const group = { id: `PC${randomId()}`, groupName: groupName.trim(), line };
    const groups = await ownGroups(context);
    const refused = await wrong(group, groups, context);
    if (refused) return refused;
    const values = groupThereValues(group, true);
    await keep('launcherGroupAdded', { groups: [...groups, group] }, group, context, values);
    return group.id;
  }),

  launcherChanging(updatePersonalCategory, async ({ id, groupName, line }, context) => {
    const group = { id, groupName: groupName.trim(), line };
    const before = await ownGroups(context);
    const old = before.find((each) => each.id === id);
    if (!old) return refuse(messagesIn(context.language).noSuchEntry);
    const groups = before.map((each) => (each.id === id ? group : each));
    const values = groupValues(old, group);
    return (
      (await wrong(group, before, context)) ??
      keep('launcherGroupUpdated', { groups }, group, context, values)
    );
  }),

  launcherChanging(deletePersonalCategory, async ({ id }, context) => {
    const before = await ownGroups(context);
    const group = before.find((each) => each.id === id);
    if (!group) return refuse(messagesIn(context.language).noSuchEntry);
    const groups = before.filter((each) => each.id !== id);
    return keep('launcherGroupRemoved', { groups }, group, context, groupThereValues(group, false));
  }),

  launcherChanging(sortPersonalCategories, async ({ appInfos }, context) => {
    const groups = await ownGroups(context);
    const stored = groups.map(({ id }, index) => ({ id, orderNum: index + 1 }));
    const newOrder = appInfos.map(({ id, order }) => ({ id, orderNum: order }));
    if (stored.length !== newOrder.length || isOutdated(stored, newOrder))
      return refuse(messagesIn(context.language).outdatedOrder);
    const ids = newOrder.toSorted((a, b) => a.orderNum - b.orderNum).map(({ id }) => id);
    const byId = new Map(groups.map((group) => [group.id, group]));
    const sorted = ids.flatMap((id) => byId.get(id) ?? []);
    const values = groupOrderValues(await groupsOfPerson(context), sorted);
    return keep('launcherGroupsSorted', { groups: sorted }, null, context, values);
  }),

  launcherChanging(sortPersonalApps, async ({ modules }, context) => {
    const items = await itemsOfPerson(context);
    const stored = items.map(({ id, orderIndex }) => ({ id, orderNum: orderIndex }));
    if (isOutdated(stored, modules)) return refuse(messagesIn(context.language).outdatedOrder);
    const ids = modules.toSorted((a, b) => a.orderNum - b.orderNum).map(({ id }) => id);
    const order = stored.map(({ id }) => id);
    if (isOrderRefused(order, ids, navModeOf(context.configs)))
      return refuseWithMessage(context.language, { key: 'launcher.problem.locked' });
    const sorted = await ownOrder(order, reorderApps(order, ids), context);
    const arrangement = { ...context.arrangement, ...sorted };
    const values = orderValues(items, await itemsOfPerson({ ...context, arrangement }));
    return keep('launcherAppsSorted', sorted, null, context, values);
  }),

  launcherChanging(movePersonalApp, async ({ acId, amId, orderNum }, context) => {
    const items = await itemsOfPerson(context);
    const app = items.find(({ id }) => id === amId);
    const groups = await ownGroups(context);
    if (!app || (acId !== '' && !groups.some(({ id }) => id === acId)))
      return refuse(messagesIn(context.language).noSuchEntry);
    const ids = items.map(({ id }) => id);
    const companions = new Set(items.filter((item) => item.acId === acId).map(({ id }) => id));
    const order = movedAmong(ids, amId, companions, orderNum);
    if (isOrderRefused(ids, order, navModeOf(context.configs)))
      return refuseWithMessage(context.language, { key: 'launcher.problem.locked' });
    // The groups stay the organisation's: only this application stands elsewhere.
    const groupOf = { ...context.arrangement.groupOf, [amId]: acId };
    const moved = { ...(await ownOrder(ids, order, context)), groupOf };
    const target = { id: amId, groupName: app.menuName };
    const after = await itemsOfPerson({ ...context, arrangement: { ...context.arrangement, ...moved } });
    return keep('launcherAppMoved', moved, target, context, positionValues(amId, items, after));
  }),
];

/** The first change copies the groups to the employee; they keep their ids. */
async function ownGroups(context: PersonContext): Promise<LauncherGroup[]> {
  return (await groupsOfPerson(context)).map(({ id, groupName, line }) => ({ id, groupName, line }));
}

async function wrong(
  group: LauncherGroup,
  groups: readonly LauncherGroup[],
  { language }: PersonContext,
): Promise<Refusal | null> {
  const [problem] = checkFields(categoryFields, { groupName: group.groupName, line: `${group.line}` });
  if (problem) return refuseWithMessage(language, problem.message);
  const taken = groups.some(({ id, groupName }) => id !== group.id && groupName === group.groupName);
  return taken ? refuse(messagesIn(language).groupExists) : null;
}

async function keep(
  kind: LogKind,
  more: OwnArrangement,
  target: Pick<LauncherGroup, 'id' | 'groupName'> | null,
  context: PersonContext,
  told: ToldValues,
): Promise<null> {
  await keepArrangement({ ...context.arrangement, ...more }, context);
  const named = { targetId: target?.id ?? '', targetName: target?.groupName ?? '' };
  const values = { ...told, userId: context.user.id };
  await record(context.store, context, { kind, ...named, deptId: context.appScope.deptId, values });
  return null;
}
