/**
 * The menu entries that a user sees (1§1, 1§2.2, 1§6): the server grants the code, the platform does not hide the
 * entry, and no administrator's flag for it is false.
 */
import type { PermissionNode } from '../../../api/frame/frame.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import type { MenuCondition, MenuEntry } from './entries.ts';

export interface MenuContext {
  readonly tree: readonly PermissionNode[];
  readonly session: SessionFacts;
  /** The e-builder right of the tenant (1§6); undefined while it is unknown, and an unknown right hides nothing. */
  readonly ebuilderRight?: boolean;
}

/** The exact run mode that hides some menus. */
export const txProduction = 'tx-production';

/** Returns all codes of the granted tree, at any depth. */
export function grantedCodes(tree: readonly PermissionNode[]): ReadonlySet<string> {
  const codes = new Set<string>();
  const rest = [...tree];
  for (let node = rest.pop(); node; node = rest.pop()) {
    codes.add(node.menuCode);
    rest.push(...node.children);
  }
  return codes;
}

export function menuConditions(platform: SessionFacts['platform']): ReadonlySet<MenuCondition> {
  const conditions = new Set<MenuCondition>();
  if (platform.runMode === txProduction) conditions.add('txProduction');
  if (platform.wechatHidden) conditions.add('wechatHidden');
  return conditions;
}

export function visible<E extends MenuEntry>(entries: readonly E[], context: MenuContext): E[] {
  const codes = grantedCodes(context.tree);
  const conditions = menuConditions(context.session.platform);
  const flags = context.session.user.permissions;
  return entries.filter(
    (entry) =>
      codes.has(entry.code) &&
      !entry.hiddenIn.some((condition) => conditions.has(condition)) &&
      (entry.flag === null || flags[entry.flag] !== false) &&
      (entry.code !== 'ebuilder' || context.ebuilderRight !== false),
  );
}

/** The facts about a user that decide what the user administers. */
export interface Manager {
  readonly admin: boolean;
  readonly managerType: number;
  readonly managedDepartments: readonly string[];
}

/** A sub-administrator is a user whose managerType is non-zero (1§1). */
export function isSubAdministrator(user: Pick<SessionFacts['user'], 'managerType'>): boolean {
  return user.managerType !== 0;
}

/** A user who administers nothing has an employee's read-only view (1§1). */
export function isAdministrator(user: Manager): boolean {
  return user.admin || isSubAdministrator(user) || user.managedDepartments.length > 0;
}

/**
 * Returns the departments that a user manages, including those below (1§1 "manage a subset by department"); null for
 * the whole tenant. A server that names no departments for its sub-administrators has not divided the tenant.
 */
export function departmentsOf(user: Manager): readonly string[] | null {
  if (user.admin) return null;
  return user.managedDepartments.length === 0 && isSubAdministrator(user) ? null : user.managedDepartments;
}
