/**
 * Changes of the admin centre's menus (spec 3§7.6; BMENU-070 to 081). The documents name the fields of most calls;
 * those of bulk calls and of a new menu follow their neighbours.
 */
import * as z from 'zod';
import { flag01, idList, optionalWireId, wireNumber, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';
import { menuOpenModes } from './back-menu.ts';

const menuId = z.string().min(1);
const inDept = { deptId: z.string().optional() };
const base = '/api/basicserver/backstage/menu';

/** Shows or hides a menu: `status` becomes its `menuStatus`. */
export const updateBackMenuStatus = post('backMenu.status', `${base}/updateBackMenuStatus`, {
  given: '3§7.6; 3§4',
  request: { menuId, status: flag01 },
  example: { menuId: 'im', status: true },
});

/** Shows or hides several menus. */
export const batchUpdateBackMenuStatus = post('backMenu.statusOfMany', `${base}/batchUpdateBackMenuStatus`, {
  given: '3§7.6',
  request: { menuIds: idList, status: flag01 },
  example: { menuIds: ['im', 'em'], status: true },
});

const menuValues = {
  customName: wireText,
  icon: wireText,
  menuPath: wireText,
  openMode: z.enum(menuOpenModes),
  /** Id of the menu's group. */
  parentId: optionalWireId,
};

/** Creates a menu of the tenant's own at the end of its group. Answers its id. */
export const createBackstageMenu = post('backMenu.createMenu', `${base}/createBackstageMenu`, {
  given: '3§7.6; 3§3.8',
  request: { ...menuValues, ...inDept },
  response: z.string(),
  example: {
    customName: '考勤月报',
    icon: '',
    menuPath: 'hr/report',
    openMode: 'new',
    parentId: 'group-custom',
  },
});

/** Changes a menu; a menu that moves to another group comes last there. */
export const updateBackstageMenu = post('backMenu.updateMenu', `${base}/updateBackstageMenu`, {
  given: '3§7.6; 3§5.5',
  request: { menuId, ...menuValues, customNameStatus: flag01 },
  example: {
    menuId: 'org',
    customName: '组织',
    customNameStatus: true,
    icon: '',
    menuPath: 'org',
    openMode: 'current',
    parentId: 'group-basics',
  },
});

/** Deletes a menu of the tenant's own. */
export const deleteBackstageMenu = post('backMenu.deleteMenu', `${base}/deleteBackstageMenu`, {
  given: '3§7.6',
  request: { menuId },
  example: { menuId: 'im' },
});

/** Deletes several menus of the tenant's own. */
export const batchDeleteBackstageMenu = post('backMenu.deleteMenus', `${base}/batchDeleteBackstageMenu`, {
  given: '3§7.6',
  request: { menuIds: idList },
  example: { menuIds: ['im', 'em'] },
});

/** Creates a group. Answers its id. */
export const createBackstageGroup = post('backMenu.createGroup', `${base}/createBackstageGroup`, {
  given: '3§7.6; 3§3.8',
  request: { customName: wireText, menuOrder: wireNumber, ...inDept },
  response: z.string(),
  example: { customName: '常用', menuOrder: 1 },
});

/** Changes a group: its name, its position, and its common menus. */
export const updateBackstageGroup = post('backMenu.updateGroup', `${base}/updateBackstageGroup`, {
  given: '3§7.6; 3§5.5',
  request: {
    menuId,
    customName: wireText,
    customNameStatus: flag01,
    menuOrder: wireNumber,
    children: z.array(z.object({ id: menuId, common: flag01 })),
  },
  example: {
    menuId: 'group-logs',
    customName: '审计',
    customNameStatus: true,
    menuOrder: 2,
    children: [{ id: 'log_opt', common: true }],
  },
});

/** Deletes a group of the tenant's own; its menus move to the end of the group `parentId`. */
export const deleteBackstageGroup = post('backMenu.deleteGroup', `${base}/deleteBackstageGroup`, {
  given: '3§7.6',
  request: { menuId, parentId: optionalWireId },
  example: { menuId: 'group-custom', parentId: 'group-apps' },
});

/** Moves one group; positions count from 0. The path's spelling is the platform's. */
export const updateBackstateMenuGroupOrder = post(
  'backMenu.sortGroups',
  `${base}/updateBackstateMenuGroupOrder`,
  {
    given: '3§7.6; 3§4',
    request: { oldIndex: wireNumber, newIndex: wireNumber, ...inDept },
    example: { oldIndex: 1, newIndex: 0 },
  },
);

/** Sorts menus: the request has all menus of the changed groups, numbered from 1. */
export const updateBackstageMenuOrder = post('backMenu.sortMenus', `${base}/updateBackstageMenuOrder`, {
  given: '3§7.6; 3§4',
  request: {
    groupMenusOrder: z.array(z.object({ id: menuId, menuOrder: wireNumber, parentId: menuId })).min(1),
    ...inDept,
  },
  example: {
    groupMenusOrder: [
      { id: 'auditLog', menuOrder: 1, parentId: 'group-logs' },
      { id: 'log_opt', menuOrder: 2, parentId: 'group-logs' },
    ],
  },
});
