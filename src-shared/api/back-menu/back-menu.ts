/** The menus of the admin centre (spec 3§3.8, 3§7.6): groups with their menus, in order. */
import * as z from 'zod';
import { flag01, wireId, wireNumber, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';

export const menuOpenModes = ['current', 'new'] as const;

const named = {
  id: wireId,
  menuName: wireText,
  customName: wireText,
  /** Whether the custom name replaces the menu's own. */
  customNameStatus: flag01,
  menuOrder: wireNumber,
};

export const backMenuItem = z.object({
  ...named,
  /** '' for a menu that the tenant created. */
  menuCode: wireText,
  menuStatus: flag01,
  /** Id of the menu's group. */
  type: wireId,
  parentId: wireId,
  common: flag01,
  icon: wireText,
  menuPath: wireText,
  openMode: z.enum(menuOpenModes),
  isParent: flag01,
});
export type BackMenuItem = z.output<typeof backMenuItem>;

export const backMenuGroup = z.object({
  ...named,
  originCustomName: wireText,
  menuType: z.enum(['system', 'custom']),
  children: z.array(backMenuItem),
});
export type BackMenuGroup = z.output<typeof backMenuGroup>;

const fields = {
  /** The platform's host, as a browser would name it. */
  domainName: z.string().min(1),
  keywords: z.string().optional(),
  deptId: z.string().optional(),
};

const answered = z.object({
  backstageMenus: z.array(backMenuGroup),
  permission: z.boolean(),
  hasSelfMenus: z.boolean(),
});

/** The menus of the admin centre for the signed-in user, and whether they may change them. */
export const getBackstageMenus = get('backMenu.menus', '/api/basicserver/backstage/menu/getBackstageMenus', {
  given: '3§7.6; 3§3.8',
  request: fields,
  response: answered,
  example: { domainName: 'sandbox' },
});

/** The menus of a department for editing, with custom names as stored. */
export const queryBackstageMenus = get(
  'backMenu.edited',
  '/api/basicserver/backstage/menu/queryBackstageMenus',
  { given: '3§7.6; 3§3.8', request: fields, response: answered, example: { domainName: 'sandbox' } },
);

/** The menus of one group, in their order. */
export const queryBackstageMenuByPid = get(
  'backMenu.ofGroup',
  '/api/basicserver/backstage/menu/queryBackstageMenuByPid',
  {
    given: '3§7.6',
    /** The documents name no field; `parentId` is the one of the changing calls. */
    request: { parentId: z.string().min(1), deptId: z.string().optional() },
    response: z.array(backMenuItem),
    example: { parentId: 'group-logs' },
  },
);
