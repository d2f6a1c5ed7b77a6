/** Groups of applications, and the order of groups and applications (spec 3§3.5, 3§7.1, 3§9). */
import {
  createCategory,
  deleteCategory,
  moveApp,
  sortApps,
  sortCategories,
  updateCategory,
} from '#shared/api/applications/categories.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { type CategoryForm, categoryFields } from '#shared/rules/applications/category-fields.ts';
import { isOutdated } from '#shared/rules/applications/order.ts';
import { positionChanges } from '#shared/rules/common/moved-ids.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { type Implementation, Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { appNameOf, type CategoryRow } from '../../kernel/modules/app.ts';
import { type AppContext, appChanging } from '../../kernel/modules/module-scope.ts';
import { type Deed, record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { categoryOrderValues, categoryThereValues, categoryValues, placedValues } from './app-deeds.ts';
import { recordAppOrder } from './order-deeds.ts';
import { storedApps, storedCategories, updateApplication } from './store.ts';

const flag = 'AppCategoryEdit';

export const categoryRoutes: readonly Implementation[] = [
  appChanging(createCategory, flag, async ({ groupName, line }, context) => {
    const name = groupName.trim();
    const refused = await wrong({ groupName: name, line }, null, context);
    if (refused) return refused;
    const { store, user, appScope } = context;
    const categories = (await storedCategories(context)).filter(({ dept_id }) => dept_id === appScope.key);
    const row = {
      tenant_key: user.tenantKey,
      id: `AC${randomId()}`,
      dept_id: appScope.key,
      group_name: name,
      category_type: 'custom',
      line,
      position: Math.max(0, ...categories.map(({ position }) => position)) + 1,
    };
    await store.insertInto('app_category').values(row).execute();
    await tell('appGroupAdded', row, context, { values: categoryThereValues(row, true, context) });
    return row.id;
  }),

  appChanging(updateCategory, flag, async ({ id, groupName, line }, context) => {
    const row = await ownCategory(id, context);
    if (row instanceof Refusal) return row;
    const name = groupName.trim();
    const refused = await wrong({ groupName: name, line }, row, context);
    if (refused) return refused;
    if (row.group_name === name && row.line === line) return null;
    await inTable(id, context).set({ group_name: name, line }).execute();
    await tell('appGroupUpdated', { id, group_name: name }, context, {
      changed: [
        ...(row.group_name === name ? [] : [{ field: 'name', from: row.group_name, to: name }]),
        ...(row.line === line ? [] : [{ field: 'line', from: row.line, to: line }]),
      ],
      values: categoryValues(row, { group_name: name, line }, context),
    });
    return null;
  }),

  appChanging(deleteCategory, flag, async ({ id }, context) => {
    const row = await ownCategory(id, context);
    if (row instanceof Refusal) return row;
    const { store, user } = context;
    await store
      .deleteFrom('app_category')
      .where('tenant_key', '=', user.tenantKey)
      .where('id', '=', id)
      .execute();
    await tell('appGroupRemoved', row, context, { values: categoryThereValues(row, false, context) });
    return null;
  }),

  appChanging(sortCategories, flag, async ({ appInfos }, context) => {
    const { appScope, language } = context;
    const rows = (await storedCategories(context)).filter(({ dept_id }) => dept_id === appScope.key);
    const stored = rows.map(({ id }, index) => ({ id, orderNum: index + 1 }));
    const newOrder = appInfos.map(({ id, order }) => ({ id, orderNum: order }));
    if (stored.length !== newOrder.length || isOutdated(stored, newOrder))
      return refuse(messagesIn(language).outdatedOrder);
    for (const { id, orderNum } of newOrder) await inTable(id, context).set({ position: orderNum }).execute();
    const ids = newOrder.toSorted((a, b) => a.orderNum - b.orderNum).map(({ id }) => id);
    for (const move of positionChanges(
      rows.map((row) => row.id),
      ids,
    )) {
      const { id, ...positions } = move;
      const row = rows.find((one) => one.id === id);
      if (!row) continue;
      const changed = [{ field: 'position', ...positions }];
      await tell('appGroupMoved', row, context, {
        changed,
        values: categoryOrderValues(rows, move, context),
      });
    }
    return null;
  }),

  appChanging(sortApps, flag, async ({ modules }, context) => {
    const { appScope, language } = context;
    const apps = await storedApps(context);
    const group = apps.find(({ row }) => row.id === modules[0]?.id)?.row.category_id;
    const inside = apps.filter(({ row }) => row.category_id === group);
    const stored = inside.map(({ row, order }) => ({ id: row.id, orderNum: order }));
    if (isOutdated(stored, modules)) return refuse(messagesIn(language).outdatedOrder);
    const orderById = new Map(modules.map(({ id, orderNum }) => [id, orderNum]));
    for (const { row, order } of inside) {
      const position = orderById.get(row.id) ?? order;
      if (position !== row.position) await updateApplication(appScope.key, row.id, { position }, context);
    }
    await recordAppOrder(inside, orderById, context);
    return null;
  }),

  appChanging(moveApp, flag, async ({ acId, amId, orderNum }, context) => {
    const { appScope, language } = context;
    const messages = messagesIn(language);
    const apps = await storedApps(context);
    const app = apps.find(({ row }) => row.id === amId);
    const groups = await storedCategories(context);
    if (!app || (acId !== '' && !groups.some(({ id }) => id === acId))) return refuse(messages.noSuchEntry);
    const others = apps.filter(({ row }) => row.category_id === acId && row.id !== amId);
    const at = Math.min(Math.max(1, orderNum), others.length + 1);
    const inside = [...others.slice(0, at - 1), app, ...others.slice(at - 1)];
    for (const [index, { row }] of inside.entries()) {
      const position = index + 1;
      if (row.id === amId)
        await updateApplication(appScope.key, row.id, { category_id: acId, position }, context);
      else if (row.position !== position)
        await updateApplication(appScope.key, row.id, { position }, context);
    }
    const target = { targetId: amId, targetName: appNameOf(app, language), deptId: appScope.deptId };
    const nameOf = (id: string) => groups.find((group) => group.id === id)?.group_name ?? '';
    const from = app.row.category_id;
    const old = apps.filter(({ row }) => row.category_id === from).findIndex(({ row }) => row.id === amId);
    const changed = [
      ...(from === acId ? [] : [{ field: 'group', from: nameOf(from), to: nameOf(acId) }]),
      { field: 'position', from: old + 1, to: at },
    ];
    const values = placedValues({ acId: from, orderNum: app.order }, { acId, orderNum: at }, context);
    await record(context.store, context, { kind: 'appPlaced', changed, values, ...target });
    return null;
  }),
];

function inTable(id: string, { store, user }: AppContext) {
  return store.updateTable('app_category').where('tenant_key', '=', user.tenantKey).where('id', '=', id);
}

/** Finds a group of this department; a group of a department above can only be changed there. */
async function ownCategory(id: string, context: AppContext): Promise<CategoryRow | Refusal> {
  const messages = messagesIn(context.language);
  const row = (await storedCategories(context)).find((each) => each.id === id);
  if (!row) return refuse(messages.noSuchEntry);
  return row.dept_id === context.appScope.key ? row : refuse(messages.noPermission, 401);
}

async function wrong(
  { groupName, line }: { readonly groupName: string; readonly line: 1 | 2 | 3 },
  before: CategoryRow | null,
  context: AppContext,
): Promise<Refusal | null> {
  const values: CategoryForm = { groupName, line: `${line}` };
  const [problem] = checkFields(categoryFields, values);
  if (problem) return refuseWithMessage(context.language, problem.message);
  const taken = (await storedCategories(context)).some(
    ({ id, group_name }) => group_name === groupName && id !== before?.id,
  );
  return taken ? refuse(messagesIn(context.language).groupExists) : null;
}

async function tell(
  kind: LogKind,
  { id, group_name }: Pick<CategoryRow, 'id' | 'group_name'>,
  context: AppContext,
  more: Pick<Deed, 'changed' | 'values'>,
): Promise<void> {
  const target = { targetId: id, targetName: group_name, deptId: context.appScope.deptId };
  await record(context.store, context, { kind, ...target, ...more });
}
