/**
 * Which menu entries a person sees (1§1, 1§2.2, 1§6): the server grants the code, the platform does not hide
 * the entry, and an administrator's flag for it is not false.
 */
import type { PermissionNode } from '../../../api/frame/frame.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import type { MenuCondition, MenuEntry } from './entries.ts';

export interface MenuContext {
  readonly tree: readonly PermissionNode[];
  readonly session: SessionFacts;
  /** The e-builder right of the tenant (1§6); undefined while it is not known, which hides nothing. */
  readonly ebuilderRight?: boolean;
}

/** The run mode that hides some menus, literally. */
export const txProduction = 'tx-production';

/** Every code that the tree grants, at any depth. */
export function grantedCodes(tree: readonly PermissionNode[]): ReadonlySet<string> {
  const codes = new Set<string>();
  const rest = [...tree];
  for (let node = rest.pop(); node; node = rest.pop()) {
    codes.add(node.menuCode);
    rest.push(...node.children);
  }
  return codes;
}

/** The conditions that hold on this platform. */
export function menuConditions(platform: SessionFacts['platform']): ReadonlySet<MenuCondition> {
  const conditions = new Set<MenuCondition>();
  if (platform.runMode === txProduction) conditions.add('txProduction');
  if (platform.wechatHidden) conditions.add('wechatHidden');
  return conditions;
}

/** The entries that are shown, in their given order. */
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

/** What of a person says what they administer. */
export interface Manager {
  readonly admin: boolean;
  readonly managerType: number;
  readonly managedDepartments: readonly string[];
}

/** A sub-administrator is a user whose managerType is non-zero (1§1). */
export function isSubAdministrator(user: Pick<SessionFacts['user'], 'managerType'>): boolean {
  return user.managerType !== 0;
}

/** Whether any administration is this person's: everything else is an employee's read-only view (1§1). */
export function isAdministrator(user: Manager): boolean {
  return user.admin || isSubAdministrator(user) || user.managedDepartments.length > 0;
}

/**
 * The departments that a person manages, with everything below them (1§1 "manage a subset by department"): null is the
 * whole tenant. A server that names no departments for its sub-administrators has not divided the tenant.
 */
export function departmentsOf(user: Manager): readonly string[] | null {
  if (user.admin) return null;
  return user.managedDepartments.length === 0 && isSubAdministrator(user) ? null : user.managedDepartments;
}
