/** Changes of groups and of their order (spec 3§4, 3§5.5, 3§7.6). */
import {
  createBackstageGroup,
  deleteBackstageGroup,
  updateBackstageGroup,
  updateBackstateMenuGroupOrder,
} from '#shared/api/back-menu/changes.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { commonProblem, groupFields, type MenuGroupForm } from '#shared/rules/back-menu/group-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { toldFields } from '../../kernel/operation-log/changed-fields.ts';
import { type BackMenuContext, type BackMenuRow, menuChanging, menuRowsChanging } from './back-menu-scope.ts';
import { groupChange, menuFieldChanges } from './menu-deeds.ts';
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

export const menuGroupRoutes: readonly Implementation[] = [
  menuChanging(createBackstageGroup, async ({ customName, menuOrder }, context) => {
    const { store, user, menuScope } = context;
    const groups = groupsIn(await storedMenuRows(menuScope.key, context));
    const form = { customName: customName.trim(), customNameStatus: true, menuOrder, common: [] };
    const refused = await wrong(form, groups.length, 'new', context);
    if (refused) return refused;
    const row: BackMenuRow = {
      tenant_key: user.tenantKey,
      dept_id: menuScope.key,
      id: `BG${randomId()}`,
      group_id: '',
      menu_code: '',
      kind: 'custom',
      custom_name: form.customName,
      custom_named: 1,
      icon: '',
      path: '',
      open_mode: 'current',
      position: groups.length + 1,
      default_position: menuOrder,
      enabled: 1,
      common: 0,
    };
    await store.insertInto('back_menu').values(row).execute();
    await number(groups.toSpliced(menuOrder - 1, 0, row), '', context);
    await recordMenuChange(
      { kind: 'menuGroupAdded', targetId: row.id, targetName: row.custom_name },
      context,
    );
    return row.id;
  }),

  menuRowsChanging(
    updateBackstageGroup,
    ({ menuId }) => [menuId],
    async ({ customName, customNameStatus, menuOrder, children }, [row], context) => {
      const { language } = context;
      const messages = messagesIn(language);
      if (row?.group_id !== '') return refuse(messages.noSuchEntry);
      const rows = await storedMenuRows(row.dept_id, context);
      const groups = groupsIn(rows);
      const menus = rows.filter(({ group_id }) => group_id === row.id);
      const commonById = new Map(children.map(({ id, common }) => [id, common]));
      if ([...commonById.keys()].some((id) => !menus.some((menu) => menu.id === id)))
        return refuse(messages.outdatedOrder);
      const isCommon = (menu: BackMenuRow) => commonById.get(menu.id) ?? menu.common === 1;
      const common = menus.filter(isCommon).map(({ id }) => id);
      const isCustom = row.kind === 'custom';
      const form: MenuGroupForm = {
        customName: customName.trim(),
        customNameStatus: customNameStatus || isCustom,
        menuOrder,
        common,
      };
      const refused = await wrong(form, groups.length, isCustom ? 'own' : 'system', context);
      if (refused) return refused;
      const after = { custom_name: form.customName, custom_named: form.customNameStatus ? 1 : 0 };
      const at = groups.findIndex(({ id }) => id === row.id);
      const turned = menus.filter((menu) => isCommon(menu) !== (menu.common === 1));
      const isNamed = after.custom_name === row.custom_name && after.custom_named === row.custom_named;
      if (isNamed && menuOrder - 1 === at && turned.length === 0) return null;
      const commonNames = (rows: readonly BackMenuRow[]) =>
        rows.map((menu) => menuRowTitle(menu, language)).join(', ');
      const changed = [
        ...menuFieldChanges(row, { ...row, ...after }, language),
        ...(menuOrder - 1 === at ? [] : [{ field: 'position', from: at + 1, to: menuOrder }]),
        ...(turned.length > 0
          ? [
              {
                field: 'common',
                from: commonNames(menus.filter((menu) => menu.common === 1)),
                to: commonNames(menus.filter(isCommon)),
              },
            ]
          : []),
      ];
      await inTable(row.id, context).set(after).execute();
      await number(groups.toSpliced(at, 1).toSpliced(menuOrder - 1, 0, row), '', context);
      for (const menu of turned)
        await inTable(menu.id, context)
          .set({ common: isCommon(menu) ? 1 : 0 })
          .execute();
      const target = { targetId: row.id, targetName: menuRowTitle({ ...row, ...after }, language) };
      const values = {
        record: 'backMenuGroup',
        deptId: context.menuScope.deptId,
        fields: toldFields(
          {
            customNameStatus: row.custom_named === 1,
            customName: row.custom_name,
            menuOrder: at + 1,
            common: menus.filter((menu) => menu.common === 1).map(({ id }) => id),
          },
          form,
        ),
      };
      await recordMenuChange({ kind: 'menuGroupUpdated', ...target, changed, values }, context);
      return null;
    },
  ),

  menuRowsChanging(
    deleteBackstageGroup,
    ({ menuId }) => [menuId],
    async ({ parentId }, [row], context) => {
      const { language } = context;
      const messages = messagesIn(language);
      if (row?.group_id !== '') return refuse(messages.noSuchEntry);
      if (row.kind === 'system') return refuse(messages.systemMenuStays);
      const groups = byGroup(await storedMenuRows(row.dept_id, context));
      const inside = groups.find(({ group }) => group.id === row.id)?.menus ?? [];
      const next = groups.find(({ group }) => group.id === parentId && group.id !== row.id);
      if (inside.length > 0 && !next) return refuse(messages.groupNotEmpty);
      if (next) {
        for (const { id } of inside) await inTable(id, context).set({ common: 0 }).execute();
        await number([...next.menus, ...inside], next.group.id, context);
      }
      await removeRows([row.id], context);
      const left = groups.map(({ group }) => group).filter(({ id }) => id !== row.id);
      await number(left, '', context);
      const target = { targetId: row.id, targetName: menuRowTitle(row, language) };
      await recordMenuChange({ kind: 'menuGroupRemoved', ...target }, context);
      if (next)
        for (const menu of inside)
          await recordMenuChange(
            {
              kind: 'menuMoved',
              targetId: menu.id,
              targetName: menuRowTitle(menu, language),
              changed: [groupChange(row.id, next.group.id, groups, language)],
            },
            context,
          );
      return null;
    },
  ),

  menuChanging(updateBackstateMenuGroupOrder, async ({ oldIndex, newIndex }, context) => {
    const { menuScope, language } = context;
    const groups = groupsIn(await storedMenuRows(menuScope.key, context));
    const moved = groups[oldIndex];
    if (!moved || !groups[newIndex]) return refuse(messagesIn(language).outdatedOrder);
    await number(groups.toSpliced(oldIndex, 1).toSpliced(newIndex, 0, moved), '', context);
    const target = { targetId: moved.id, targetName: menuRowTitle(moved, language) };
    if (oldIndex !== newIndex) {
      const changed = [{ field: 'position', from: oldIndex + 1, to: newIndex + 1 }];
      const values = {
        record: 'backMenuGroup',
        deptId: menuScope.deptId,
        fields: [{ name: 'menuOrder', from: oldIndex + 1, to: newIndex + 1 }],
      };
      await recordMenuChange({ kind: 'menuGroupMoved', ...target, changed, values }, context);
    }
    return null;
  }),
];

async function wrong(
  form: MenuGroupForm,
  groups: number,
  which: 'new' | 'own' | 'system',
  { language }: BackMenuContext,
): Promise<Refusal | null> {
  const [problem] = checkFields(groupFields(groups, which), form);
  const message = problem?.message ?? commonProblem(form.common);
  return message ? refuseWithMessage(language, message) : null;
}
