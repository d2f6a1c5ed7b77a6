/** Menus of the admin centre and their groups, each changed by its own fields (spec 3§4, 3§5.5, 3§7.6). */
import * as z from 'zod';
import {
  type BackMenuGroup,
  type BackMenuItem,
  queryBackstageMenus,
} from '../../../api/back-menu/back-menu.ts';
import {
  updateBackMenuStatus,
  updateBackstageGroup,
  updateBackstageMenu,
} from '../../../api/back-menu/changes.ts';
import { queryBackstageMenuConfig, saveBackstageMenuConfig } from '../../../api/back-menu/config.ts';
import { type BelowForm, belowFields, belowForm, menuConfigKeys } from '../../back-menu/config.ts';
import { commonProblem, groupFields, type MenuGroupForm } from '../../back-menu/group-fields.ts';
import { type MenuForm, menuFields } from '../../back-menu/menu-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import { type Ask, GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { namesRecord } from '../names-record.ts';
import { backMenuReads } from './back-menu-reads.ts';
import { backMenuLayoutRecord } from './menu-layout-record.ts';
import { backMenuOrderRecord } from './menu-order-record.ts';
import { backGroupPresence, backMenuPresence, severalMenusPresence } from './menu-presence.ts';
import { menusShownRecord } from './menus-shown-record.ts';

const inDepartment = {
  deptId: z.string().min(1),
  /** The platform's host: the call that reads menus requires it. */
  domainName: z.string().min(1),
};
const locator = z.strictObject({ ...inDepartment, id: z.string().min(1) });
export type BackMenuLocator = z.output<typeof locator>;

type InDepartment = Omit<BackMenuLocator, 'id'>;

async function groupsNow(ask: Ask, { domainName, deptId }: InDepartment): Promise<readonly BackMenuGroup[]> {
  return (await ask(queryBackstageMenus, { domainName, deptId })).backstageMenus;
}

async function menuNow(ask: Ask, at: BackMenuLocator): Promise<BackMenuItem> {
  const { id } = at;
  const menus = (await groupsNow(ask, at)).flatMap(({ children }) => children);
  const found = menus.find((menu) => menu.id === id);
  if (!found) throw new GoneRecord();
  return found;
}

export const menuForm = (menu: BackMenuItem): MenuForm => ({
  parentId: menu.parentId,
  customNameStatus: menu.customNameStatus,
  customName: menu.customName,
  icon: menu.icon,
  menuPath: menu.menuPath,
  openMode: menu.openMode,
});

/** Fields of both the tenant's own and the system's menus, because the record does not say which of the two it is. */
const ofMenu = describedBy<MenuForm>({ ...menuFields(true), ...menuFields(false) });

export const backMenuRecord: RecordKind<BackMenuLocator, MenuForm> = {
  id: 'backMenu',
  locator,
  touches: backMenuReads,
  ...ofMenu,
  label: (name) => (name === 'parentId' ? { key: 'backMenu.menu.parent' } : ofMenu.label(name)),
  title: () => 'backMenu.menu.change',
  read: async (ask, at) => menuForm(await menuNow(ask, at)),
  write: ({ id }, after) => ({
    endpoint: updateBackstageMenu,
    input: { ...after, menuId: id, customName: after.customName.trim() },
  }),
};

interface Status {
  readonly menuStatus: boolean;
}

export const backMenuStatusRecord: RecordKind<BackMenuLocator, Status> = {
  id: 'backMenuStatus',
  locator,
  touches: backMenuReads,
  label: () => ({ key: 'backMenu.menu.status' }),
  title: () => 'backMenu.menu.statusChange',
  read: async (ask, at) => ({ menuStatus: (await menuNow(ask, at)).menuStatus }),
  write: ({ id }, { menuStatus }) => ({
    endpoint: updateBackMenuStatus,
    input: { menuId: id, status: menuStatus },
  }),
};

export interface GroupValues extends MenuGroupForm {
  /** Ids of all menus of the group: the call sends them together with the common ones. */
  readonly menus: readonly string[];
}

export function groupForm(group: BackMenuGroup, groups: readonly BackMenuGroup[]): GroupValues {
  return {
    customNameStatus: group.customNameStatus,
    customName: group.customName,
    menuOrder: groups.findIndex(({ id }) => id === group.id) + 1,
    common: group.children.filter(({ common }) => common).map(({ id }) => id),
    menus: group.children.map(({ id }) => id),
  };
}

/** Only the server knows how many groups there are. */
const mostGroups = 1000;

export const backGroupRecord: RecordKind<BackMenuLocator, GroupValues> = {
  id: 'backMenuGroup',
  locator,
  touches: backMenuReads,
  ...describedBy<GroupValues>(groupFields(mostGroups, 'system') as object),
  along: ['menus'],
  rules({ common }) {
    const message = commonProblem(common);
    return message ? [{ name: 'common', message }] : [];
  },
  label: (name) =>
    name === 'common'
      ? { key: 'backMenu.group.common' }
      : describedBy<MenuGroupForm>(groupFields(1, 'system')).label(name),
  countedFields: ['common', 'menus'],
  title: () => 'backMenu.group.change',
  async read(ask, at) {
    const groups = await groupsNow(ask, at);
    const found = groups.find((group) => group.id === at.id);
    if (!found) throw new GoneRecord();
    return groupForm(found, groups);
  },
  write: ({ id }, { customName, customNameStatus, menuOrder, common, menus }) => ({
    endpoint: updateBackstageGroup,
    input: {
      menuId: id,
      customName: customName.trim(),
      customNameStatus,
      menuOrder,
      children: menus.map((menu) => ({ id: menu, common: common.includes(menu) })),
    },
  }),
};

const ofDepartment = z.strictObject({ deptId: z.string().min(1) });

/** The rights of departments below are saved by the form's own *Save* button. */
export const backMenuBelowRecord: RecordKind<z.output<typeof ofDepartment>, BelowForm> = {
  id: 'backMenuBelow',
  locator: ofDepartment,
  touches: backMenuReads,
  ...describedBy(belowFields),
  title: () => 'backMenu.sync.change',
  read: async (ask, { deptId }) =>
    belowForm((await ask(queryBackstageMenuConfig, { deptId })).backstageMenuConfigs),
  write: ({ deptId }, { below: configValue }) => ({
    endpoint: saveBackstageMenuConfig,
    input: { backstageMenuConfigs: [{ configKey: menuConfigKeys.below, configValue, deptId }] },
  }),
};

/** Characters. The documents have no rule for names in other languages (BMENU-065); no menu shows longer ones. */
const longestSaid = 200;

/** Names of a menu or a group in the platform's languages (S-12; BMENU-019 to 023). */
export const backMenuNamesRecord = namesRecord('backMenuNames', { most: longestSaid }, backMenuReads);

export const backMenuRecords = [
  backMenuRecord,
  backMenuStatusRecord,
  backGroupRecord,
  backMenuBelowRecord,
  backMenuNamesRecord,
  backMenuOrderRecord,
  backMenuLayoutRecord,
  menusShownRecord,
  backMenuPresence,
  severalMenusPresence,
  backGroupPresence,
];
