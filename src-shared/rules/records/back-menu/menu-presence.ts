/** Creating and deleting the tenant's own menus and their groups (spec 3§7.6; BMENU-070 to 077). */
import * as z from 'zod';
import { menuOpenModes, queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import {
  createBackstageGroup,
  createBackstageMenu,
  deleteBackstageGroup,
  deleteBackstageMenu,
} from '../../../api/back-menu/changes.ts';
import { groupFields } from '../../back-menu/group-fields.ts';
import { menuFields } from '../../back-menu/menu-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import { numberedPresence } from '../numbered-presence.ts';
import { backMenuReads } from './back-menu-reads.ts';

const at = { deptId: z.string().min(1), domainName: z.string().min(1) };

export const backMenuPresence = numberedPresence({
  id: 'backMenuPresence',
  touches: backMenuReads,
  label: 'backMenu.title',
  scope: z.strictObject({ ...at, parentId: z.string() }),
  values: z.strictObject({
    customName: z.string(),
    icon: z.string(),
    menuPath: z.string(),
    openMode: z.enum(menuOpenModes),
  }),
  words: describedBy(menuFields(true)),
  title: { made: 'backMenu.menu.createdChange', deleted: 'backMenu.menu.deletedChange' },
  async listed(ask, menuGroup) {
    const { backstageMenus } = await ask(queryBackstageMenus, scopeOf(menuGroup));
    const group = backstageMenus.find(({ id }) => id === menuGroup.parentId);
    return (group?.children ?? []).map(({ id, customName, icon, menuPath, openMode }) => ({
      id,
      values: { customName, icon, menuPath, openMode },
    }));
  },
  add: ({ deptId, parentId }, values) => ({
    endpoint: createBackstageMenu,
    input: { ...values, parentId, deptId },
  }),
  remove: (_, menuId) => ({ endpoint: deleteBackstageMenu, input: { menuId } }),
});

export const backGroupPresence = numberedPresence({
  id: 'backMenuGroupPresence',
  touches: backMenuReads,
  label: 'backMenu.title',
  /** `into` is the group that takes the menus of a deleted group; '' for a group without menus. */
  scope: z.strictObject({ ...at, into: z.string() }),
  values: z.strictObject({ customName: z.string(), menuOrder: z.number() }),
  words: describedBy(groupFields(1000, 'own')),
  title: { made: 'backMenu.group.createdChange', deleted: 'backMenu.group.deletedChange' },
  async listed(ask, menuGroup) {
    const { backstageMenus } = await ask(queryBackstageMenus, scopeOf(menuGroup));
    return backstageMenus.map(({ id, customName }, index) => ({
      id,
      values: { customName, menuOrder: index + 1 },
    }));
  },
  add: ({ deptId }, values) => ({ endpoint: createBackstageGroup, input: { ...values, deptId } }),
  remove: ({ into: parentId }, menuId) => ({ endpoint: deleteBackstageGroup, input: { menuId, parentId } }),
});

const scopeOf = ({ deptId, domainName }: { readonly deptId: string; readonly domainName: string }) => ({
  deptId,
  domainName,
});
