/** Changes of menus and groups, through the change door (spec 3§4, 3§5.5, 3§7.6, 3§8). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { undoOfDeleting, deletionOf, creationOf } from '#data/records/presence-undo.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import {
  type BackMenuGroup,
  type BackMenuItem,
  queryBackstageMenus,
} from '#shared/api/back-menu/back-menu.ts';
import { batchDeleteBackstageMenu, batchUpdateBackMenuStatus } from '#shared/api/back-menu/changes.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import type { MenuGroupForm } from '#shared/rules/back-menu/group-fields.ts';
import type { MenuForm } from '#shared/rules/back-menu/menu-fields.ts';
import { toNames } from '#shared/rules/common/names/languages.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import {
  backGroupPresence,
  backMenuPresence,
  severalMenusPresence,
} from '#shared/rules/records/back-menu/menu-presence.ts';
import { menusShownRecord } from '#shared/rules/records/back-menu/menus-shown-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { shownMenuName } from './menu-words.ts';
import type { MovedMenuPosition } from './menu-moves.ts';

const touches = { touches: backMenuReads };

async function groupsNow(at: MovedMenuPosition): Promise<readonly BackMenuGroup[]> {
  return (await callRead(queryBackstageMenus, at)).backstageMenus;
}

const menusNow = async (at: MovedMenuPosition) => (await groupsNow(at)).flatMap(({ children }) => children);

/** The result of reading back after a lost answer. */
function found(name: string, isApplied: boolean, there: boolean) {
  const value = translate(there ? 'backMenu.group.there' : 'backMenu.group.gone');
  return { isApplied, fields: [{ label: name, value }] };
}

/** Throws after the failure has been shown. */
export async function addMenu(
  at: MovedMenuPosition,
  { customNameStatus: _, ...values }: MenuForm,
): Promise<void> {
  const { parentId } = values;
  const menuValues = menuMade({ ...values, customName: values.customName.trim() });
  const known = new Set((await menusNow(at)).map(({ id }) => id));
  await submitChange({
    ...creationOf(backMenuPresence, { ...at, parentId, besides: null, id: '', made: menuValues }),
    success: 'backMenu.menu.created',
    async readBack() {
      const there = (await menusNow(at)).some(
        (menu) =>
          !known.has(menu.id) && menu.customName === menuValues.customName && menu.parentId === parentId,
      );
      return found(menuValues.customName, there, there);
    },
  });
}

/** Throws after the failure has been shown. */
export async function addMenuGroup(
  at: MovedMenuPosition,
  { customName, menuOrder }: MenuGroupForm,
): Promise<void> {
  const groupValues = { customName: customName.trim(), menuOrder };
  const known = new Set((await groupsNow(at)).map(({ id }) => id));
  await submitChange({
    ...creationOf(backGroupPresence, { ...at, into: '', besides: null, id: '', made: groupValues }),
    success: 'backMenu.group.created',
    async readBack() {
      const there = (await groupsNow(at)).some(
        (group) => !known.has(group.id) && group.customName === groupValues.customName,
      );
      return found(groupValues.customName, there, there);
    },
  });
}

/** `parentId` is the new group of its menus. Resolves to whether the group was removed; a failure has been shown. */
export async function removeMenuGroup(
  at: MovedMenuPosition,
  group: BackMenuGroup,
  parentId: string,
): Promise<boolean> {
  // A failed read does not stop the deletion: the undo just recreates the group at the first index.
  const groups = await groupsNow(at).catch(() => []);
  const menuOrder = Math.max(1, groups.findIndex(({ id }) => id === group.id) + 1);
  const groupValues = { customName: group.customName, menuOrder };
  const besides = {
    names: (await namesHere(at, [group.id]))?.get(group.id) ?? null,
    menus: group.children.map(({ id }) => id),
    common: group.children.filter(({ common }) => common).map(({ id }) => id),
  };
  return submitChange({
    ...deletionOf(backGroupPresence, { ...at, into: parentId, besides, id: group.id, made: groupValues }),
    success: 'backMenu.group.deleted',
    before: { customName: group.customName, menus: group.children.map(shownMenuName) },
    async readBack() {
      const there = (await groupsNow(at)).some(({ id }) => id === group.id);
      return found(shownMenuName(group), !there, there);
    },
  }).then(...answered);
}

/** Asks first. Resolves to whether the menus were removed; a failure has been shown. */
export async function removeMenus(at: MovedMenuPosition, menus: readonly BackMenuItem[]): Promise<boolean> {
  const [firstMenu, ...others] = menus;
  if (!firstMenu) return true;
  const single = others.length === 0;
  const yes = await confirm({
    title: single
      ? translate('backMenu.menu.deleteTitle', { name: shownMenuName(firstMenu) })
      : translate('backMenu.menu.deleteManyTitle', { count: menus.length }),
    text: translate('backMenu.menu.deleteText'),
    action: translate('backMenu.tree.delete'),
    danger: true,
  });
  if (!yes) return false;
  const ids = new Set(menus.map(({ id }) => id));
  const names = await namesHere(at, [...ids]);
  // The undo restores the newest state; where that cannot be read, the state on the page.
  const newest = await menusNow(at).catch(() => menus);
  const entries = menus
    .map((menu) => newest.find(({ id }) => id === menu.id) ?? menu)
    .toSorted((a, b) => a.menuOrder - b.menuOrder)
    .map((menu) => ({
      parentId: menu.parentId,
      id: menu.id,
      made: menuMade(menu),
      besides: {
        names: names?.get(menu.id) ?? null,
        menuStatus: menu.menuStatus,
        common: menu.common,
        position: menu.menuOrder,
      },
    }));
  const change = {
    ...touches,
    title: 'backMenu.menu.deletedChange' as const,
    success: 'backMenu.menu.deleted' as const,
    before: menus.map((menu) => ({ name: shownMenuName(menu), menuPath: menu.menuPath })),
    async readBack() {
      const there = (await menusNow(at)).some(({ id }) => ids.has(id));
      return found(menus.map(shownMenuName).join(translate('common.form.separator')), !there, there);
    },
  };
  const [firstEntry] = entries;
  const sent =
    single && firstEntry
      ? submitChange({ ...change, ...deletionOf(backMenuPresence, { ...at, ...firstEntry }) })
      : submitChange({
          ...change,
          restores: {
            kind: severalMenusPresence.id,
            place: { ...at, entries },
            edits: { there: { from: [], to: entries.map(({ id, made }) => ({ ...made, id })) } },
          },
          // A roll-back runs backwards, so that it creates the first menu first and each menu finds its position.
          collectsEach: entries
            .toReversed()
            .flatMap((entry) => undoOfDeleting(backMenuPresence, { ...at, ...entry }).restores ?? []),
          endpoint: batchDeleteBackstageMenu,
          input: { menuIds: [...ids] },
        });
  return sent.then(...answered);
}

/** Shows or hides several menus. Resolves to whether the change was made; a failure has been shown. */
export function toggleMenus(
  at: MovedMenuPosition,
  menus: readonly BackMenuItem[],
  status: boolean,
): Promise<boolean> {
  const ids = menus.map(({ id }) => id);
  const shown = Object.fromEntries(menus.map((menu) => [menu.id, menu.menuStatus]));
  return submitChange({
    ...reversible(batchUpdateBackMenuStatus, {
      title: 'backMenu.menu.statusChange',
      input: { menuIds: ids, status },
      kind: menusShownRecord,
      locator: { ...at, names: Object.fromEntries(menus.map((menu) => [menu.id, shownMenuName(menu)])) },
      before: shown,
      after: Object.fromEntries(ids.map((id) => [id, status])),
      stateBefore: menus.map((menu) => ({ name: shownMenuName(menu), menuStatus: menu.menuStatus })),
    }),
    success: 'backMenu.menu.statusDone',
    async readBack() {
      const now = (await menusNow(at)).filter(({ id }) => ids.includes(id));
      const isApplied = now.length === ids.length && now.every(({ menuStatus }) => menuStatus === status);
      return found(
        menus.map(shownMenuName).join(translate('common.form.separator')),
        isApplied,
        now.length > 0,
      );
    },
  }).then(...answered);
}

/** Names in other languages by id of menu or group; null where the server has no such call, or fails. */
async function namesHere(
  { deptId }: MovedMenuPosition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>> | null> {
  try {
    const details = await callRead(queryDepartmentMenus, { deptId });
    return new Map(
      details.flatMap(({ id, i18nCustomMenuName }) =>
        ids.includes(id) ? [[id, toNames(i18nCustomMenuName)] as const] : [],
      ),
    );
  } catch {
    // The undo then says that these names are not restored.
    return null;
  }
}

const answered = [() => true, () => false] as const;

/** The fields of the call that creates a menu. */
function menuMade({ customName, icon, menuPath, openMode }: Omit<MenuForm, 'customNameStatus' | 'parentId'>) {
  return { customName, icon, menuPath, openMode };
}
