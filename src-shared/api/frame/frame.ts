/** Menu permissions and the permission cache (spec 1§6, 1§7.4, 3§7.3, 3§7.6). */
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** A granted menu: its code and what is granted below it. */
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

/** What the signed-in administrator was granted of the menus, as a tree. */
export const currentTree = endpoint({
  id: 'frame.currentTree',
  method: 'GET',
  path: '/api/bs/auth/menu/current-tree',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.array(permissionNode),
  source: '1§7.4; 1§6',
});

/** Whether the signed-in user has the right of one menu. */
export const checkPermission = endpoint({
  id: 'frame.checkPermission',
  method: 'POST',
  path: '/api/basicserver/menu/check-permission',
  origin: 'given',
  encoding: 'json',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({ menuCode: z.string() }),
  response: z.boolean(),
  source: '1§7.4; 2§7; 3§7.3',
});

/** Whether the tenant may use the low-code builder. */
export const ebuilderRight = endpoint({
  id: 'frame.ebuilderRight',
  method: 'GET',
  path: '/api/ebuilder/app/tenant/right',
  origin: 'given',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.boolean(),
  source: '1§7.4; 1§6',
});

/** Whether the permission cache is at rest: the flag reads "true: no refresh is running" (decision 28). */
export const permissionCacheStatus = endpoint({
  id: 'frame.permissionCacheStatus',
  method: 'GET',
  path: '/api/basicserver/permission/cache/status',
  origin: 'chosen',
  encoding: 'query',
  effect: 'read',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.boolean(),
  source: '1§7.4; 3§7.6; decision 28',
});

/** Refreshes the permission cache. */
export const permissionCacheReload = endpoint({
  id: 'frame.permissionCacheReload',
  method: 'POST',
  path: '/api/basicserver/permission/cache/reload',
  origin: 'chosen',
  encoding: 'json',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({}),
  response: z.unknown(),
  source: '1§7.4; 3§7.6; 3§4',
});
