/**
 * Who may do what in application management (spec 3§6, 3§4 "Global detach"; APP-003, 020, 078, 092, 093, 096, 097).
 * Scope decides which calls there are (3§1): the ones here are the team's; an employee's own have other names.
 */
import type { Detach } from '../departments/scope.ts';

/** The menu code of the manager-menu permission list (3§2.1): screens and calls ask for the same. */
export const appManageCode = 'AppManage';
export const appManageRight = { menu: appManageCode } as const;

/** The menu for which the server says which departments one may see. */
export const appManageMenu = 'appManage';

export const createCustomApplication = 'createCustomApplication';

export interface Flags {
  readonly moduleShareEdit: boolean;
  readonly AppCategoryEdit: boolean;
  readonly moduleEnable: boolean;
}

export interface Administration {
  /** The department is among those that this person administers. */
  readonly managesHere: boolean;
  /** All of the tenant is. */
  readonly managesAll: boolean;
}

/**
 * Without detach there is one setting, the tenant's. With it each department has its own; modules are turned on and off
 * by department only where detach goes to the depth.
 */
export function flagsHere(detach: Detach, { managesHere, managesAll }: Administration): Flags {
  const own = detach === 'off' ? managesAll : managesHere;
  return {
    moduleShareEdit: own,
    AppCategoryEdit: own,
    moduleEnable: detach === 'depth' ? managesHere : managesAll,
  };
}

/**
 * Whether applications are turned on and off in that department itself. Where they are not, what is hidden there is not
 * turned off with it (3§4): that would be everybody else's, too.
 */
export function turnsHere(detach: Detach, rootDept: boolean): boolean {
  return detach !== 'on' || rootDept;
}

/** Codes of the AppManage permission list: the tenant's administrator has them outright (3§6). */
export function permissionCodes({ managesAll }: Pick<Administration, 'managesAll'>): string[] {
  return managesAll ? [createCustomApplication] : [];
}
