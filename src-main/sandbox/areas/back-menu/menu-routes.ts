/** Changes of single menus and of their order (spec 3§4, 3§5.5, 3§7.6). */
import {
  batchDeleteBackstageMenu,
  batchUpdateBackMenuStatus,
  createBackstageMenu,
  deleteBackstageMenu,
  updateBackMenuStatus,
  updateBackstageMenu,
  updateBackstageMenuOrder,
} from '#shared/api/back-menu/changes.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { isOutdatedOrder } from '#shared/rules/back-menu/arrange.ts';
import { type MenuForm, menuFields, parentProblem } from '#shared/rules/back-menu/menu-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type BackMenuContext, type BackMenuRow, menuChanging, menuRowsChanging } from './back-menu-scope.ts';
import { toldFields } from '../../kernel/operation-log/changed-fields.ts';
import {
  arrangementOfGroups,
  groupChange,
  menuFieldChanges,
  menuFormOf,
  movedMenuDeeds,
} from './menu-deeds.ts';
import {
  byGroup,
  groupsIn,
  inTable,
  menuRowTitle,
  number,
  removeRows,
  storedMenuRows,
  recordMenuChange,
} from './rows.ts';

export const menuRoutes: readonly Implementation[] = [
  menuRowsChanging(
    updateBackMenuStatus,
    ({ menuId }) => [menuId],
    ({ status }, rows, context) => turn(rows, status, context),
  ),
  menuRowsChanging(
    batchUpdateBackMenuStatus,
    ({ menuIds }) => menuIds,
    ({ status }, rows, context) => turn(rows, status, context),
  ),

  menuChanging(createBackstageMenu, async (input, context) => {
    const { store, user, menuScope } = context;
    const groups = byGroup(await storedMenuRows(menuScope.key, context));
    const form: MenuForm = { ...trimmed(input), customNameStatus: true };
    const refused = await wrong(
      form,
      true,
      groups.map(({ group }) => group),
      context,
    );
    if (refused) return refused;
    const below = groups.find(({ group }) => group.id === form.parentId)?.menus ?? [];
    const row: BackMenuRow = {
      tenant_key: user.tenantKey,
      dept_id: menuScope.key,
      id: `BM${randomId()}`,
      group_id: form.parentId,
      menu_code: '',
      kind: 'custom',
      custom_name: form.customName,
      custom_named: 1,
      icon: form.icon,
      path: form.menuPath,
      open_mode: form.openMode,
      position: below.length + 1,
      default_position: below.length + 1,
      enabled: 1,
      common: 0,
    };
    await store.insertInto('back_menu').values(row).execute();
    await recordMenuChange({ kind: 'menuCreated', targetId: row.id, targetName: form.customName }, context);
    return row.id;
  }),

  menuRowsChanging(
    updateBackstageMenu,
    ({ menuId }) => [menuId],
    async (input, [row], context) => {
      const { language } = context;
      const messages = messagesIn(language);
      if (!row || row.group_id === '') return refuse(messages.noSuchEntry);
      const isCustom = row.kind === 'custom';
      const form = { ...trimmed(input), customNameStatus: input.customNameStatus || isCustom };
      if (!isCustom && form.menuPath !== row.path) return refuse(messages.menuPathStays);
      const groups = byGroup(await storedMenuRows(row.dept_id, context));
      const refused = await wrong(
        form,
        isCustom,
        groups.map(({ group }) => group),
        context,
      );
      if (refused) return refused;
      const after = {
        custom_name: form.customName,
        custom_named: form.customNameStatus ? 1 : 0,
        icon: form.icon,
        path: form.menuPath,
        open_mode: form.openMode,
      };
      const moved = form.parentId !== row.group_id;
      const stays = Object.entries(after).every(
        ([column, value]) => row[column as keyof typeof after] === value,
      );
      if (stays && !moved) return null;
      await inTable(row.id, context).set(after).execute();
      if (moved) await moveTo(form.parentId, row, groups, context);
      const changed = { ...row, ...after };
      await recordMenuChange(
        {
          kind: 'menuUpdated',
          targetId: row.id,
          targetName: menuRowTitle(changed, language),
          changed: [
            ...menuFieldChanges(row, changed, language),
            ...(moved ? [groupChange(row.group_id, form.parentId, groups, language)] : []),
          ],
          values: {
            record: 'backMenu',
            deptId: context.menuScope.deptId,
            fields: toldFields(menuFormOf(row), { ...menuFormOf(changed), parentId: form.parentId }),
          },
        },
        context,
      );
      return null;
    },
  ),

  menuRowsChanging(
    deleteBackstageMenu,
    ({ menuId }) => [menuId],
    (_, rows, context) => remove(rows, context),
  ),
  menuRowsChanging(
    batchDeleteBackstageMenu,
    ({ menuIds }) => menuIds,
    (_, rows, context) => remove(rows, context),
  ),

  menuChanging(updateBackstageMenuOrder, async ({ groupMenusOrder }, context) => {
    const { menuScope, language } = context;
    const rows = await storedMenuRows(menuScope.key, context);
    const stored = arrangementOfGroups(byGroup(rows));
    if (isOutdatedOrder(stored, groupMenusOrder)) return refuse(messagesIn(language).outdatedOrder);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, menuOrder: position, parentId: group_id } of groupMenusOrder) {
      const row = byId.get(id);
      if (row?.position === position && row.group_id === group_id) continue;
      // A menu that moves to another group loses its place among the common menus, for a group has at most four.
      const common = row?.group_id === group_id ? {} : { common: 0 };
      await inTable(id, context)
        .set({ position, group_id, ...common })
        .execute();
    }
    for (const deed of movedMenuDeeds(rows, await storedMenuRows(menuScope.key, context), context))
      await recordMenuChange(deed, context);
    return null;
  }),
];

type Given = Omit<MenuForm, 'customNameStatus'>;
const trimmed = ({ customName, icon, menuPath, parentId, openMode }: Given): Given => ({
  customName: customName.trim(),
  icon: icon.trim(),
  menuPath: menuPath.trim(),
  parentId,
  openMode,
});

async function wrong(
  form: MenuForm,
  own: boolean,
  groups: readonly BackMenuRow[],
  { language }: BackMenuContext,
): Promise<Refusal | null> {
  const parent = parentProblem(form.parentId, groups);
  const [problem = null] = checkFields(menuFields(own), form).map(({ message }) => message);
  const message = problem ?? parent;
  return message ? refuseWithMessage(language, message) : null;
}

async function moveTo(
  parentId: string,
  row: BackMenuRow,
  groups: ReturnType<typeof byGroup>,
  context: BackMenuContext,
): Promise<void> {
  const menusOf = (id: string) => groups.find(({ group }) => group.id === id)?.menus ?? [];
  const left = menusOf(row.group_id).filter(({ id }) => id !== row.id);
  await number(left, row.group_id, context);
  await inTable(row.id, context).set({ common: 0 }).execute();
  await number([...menusOf(parentId), row], parentId, context);
}

async function turn(
  rows: readonly BackMenuRow[],
  on: boolean,
  context: BackMenuContext,
): Promise<null | Refusal> {
  if (groupsIn(rows).length > 0) return refuse(messagesIn(context.language).noSuchEntry);
  for (const row of rows) {
    if ((row.enabled === 1) === on) continue;
    await inTable(row.id, context)
      .set({ enabled: on ? 1 : 0 })
      .execute();
    const target = { targetId: row.id, targetName: menuRowTitle(row, context.language) };
    const values = {
      record: 'backMenuStatus',
      deptId: context.menuScope.deptId,
      fields: [{ name: 'menuStatus', from: !on, to: on }],
    };
    await recordMenuChange({ kind: on ? 'menuEnabled' : 'menuDisabled', ...target, values }, context);
  }
  return null;
}

async function remove(rows: readonly BackMenuRow[], context: BackMenuContext): Promise<null | Refusal> {
  const messages = messagesIn(context.language);
  if (groupsIn(rows).length > 0) return refuse(messages.noSuchEntry);
  if (rows.some(({ kind }) => kind === 'system')) return refuse(messages.systemMenuStays);
  await removeRows(
    rows.map(({ id }) => id),
    context,
  );
  for (const { group, menus } of byGroup(await storedMenuRows(rows[0]?.dept_id ?? '', context)))
    await number(menus, group.id, context);
  for (const row of rows) {
    const target = { targetId: row.id, targetName: menuRowTitle(row, context.language) };
    await recordMenuChange({ kind: 'menuDeleted', ...target }, context);
  }
  return null;
}
