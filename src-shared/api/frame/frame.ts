/** Menu permissions and the permission cache (spec 1§6, 1§7.4, 3§7.3, 3§7.6). */
import * as z from 'zod';
import { get, post } from '../endpoint.ts';

/** A granted menu: its code, and the menus granted below it. */
export interface PermissionNode {
  readonly menuCode: string;
  readonly children: readonly PermissionNode[];
}
const permissionNode: z.ZodType<PermissionNode, PermissionNode> = z.object({
  menuCode: z.string(),
  get children() {
    return z.array(permissionNode);
  },
});

/** The menus that the signed-in administrator was granted, as a tree. */
export const currentTree = get('frame.currentTree', '/api/bs/auth/menu/current-tree', {
  given: '1§7.4; 1§6',
  response: z.array(permissionNode),
});

/** Whether the signed-in user has the right of one menu. */
export const checkPermission = post('frame.checkPermission', '/api/basicserver/menu/check-permission', {
  given: '1§7.4; 2§7; 3§7.3',
  effect: 'read',
  request: { menuCode: z.string() },
  response: z.boolean(),
  example: { menuCode: 'base' },
});

/** Whether the tenant may use the low-code builder. */
export const ebuilderRight = get('frame.ebuilderRight', '/api/ebuilder/app/tenant/right', {
  given: '1§7.4; 1§6',
  response: z.boolean(),
});

/** Whether the permission cache is at rest: the flag reads "true: no refresh is running" (S-28). */
export const permissionCacheStatus = get(
  'frame.permissionCacheStatus',
  '/api/basicserver/permission/cache/status',
  {
    chosen: '1§7.4; 3§7.6; S-28',
    response: z.boolean(),
  },
);

/** Refreshes the permission cache. */
export const permissionCacheReload = post(
  'frame.permissionCacheReload',
  '/api/basicserver/permission/cache/reload',
  {
    chosen: '1§7.4; 3§7.6; 3§4',
  },
);
