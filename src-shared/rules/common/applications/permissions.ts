/**
 * The rights in application management (spec 3§6, 3§4 "Global detach"; APP-003, 020, 078, 092, 093, 096, 097). The
 * scope decides which calls exist (3§1): these rights are for the team's calls; an employee's own calls differ.
 */
import type { Detach } from '../departments/scope.ts';

/** The menu code in the permission list of manager menus (3§2.1), the same for screens and calls. */
export const appManageCode = 'AppManage';
export const appManageRight = { menu: appManageCode } as const;

/** The menu code by which the server decides which departments an administrator may see. */
export const appManageMenu = 'appManage';

export const createCustomPermission = 'createCustomApplication';

export interface AppPermissionFlags {
  readonly moduleShareEdit: boolean;
  readonly AppCategoryEdit: boolean;
  readonly moduleEnable: boolean;
}

export interface Administration {
  readonly managesHere: boolean;
  readonly managesAll: boolean;
}

/**
 * Without detach the tenant has one setting for all departments. With detach each department has its own, but modules
 * are enabled by department only in depth-open detach.
 */
export function flagsHere(detach: Detach, { managesHere, managesAll }: Administration): AppPermissionFlags {
  const managesOwn = detach === 'off' ? managesAll : managesHere;
  return {
    moduleShareEdit: managesOwn,
    AppCategoryEdit: managesOwn,
    moduleEnable: detach === 'depth' ? managesHere : managesAll,
  };
}

/**
 * Tells whether applications are enabled and disabled within the department itself. Elsewhere hiding an application
 * does not disable it (3§4), since that would disable it for all departments.
 */
export function isToggledHere(detach: Detach, rootDept: boolean): boolean {
  return detach !== 'on' || rootDept;
}

/** The codes of the AppManage permission list; the tenant's administrator always has them (3§6). */
export function permissionCodes({ managesAll }: Pick<Administration, 'managesAll'>): string[] {
  return managesAll ? [createCustomPermission] : [];
}
