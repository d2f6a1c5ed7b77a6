/**
 * The menu codes granted to each role (spec 1§1, 1§2.7, 1§6): the rule behind `current-tree` and `check-permission`.
 * The codes of side-menu entries come from `menu/entries.ts`; the tabs of base settings and the entries of account
 * security are their children.
 */
import type { PermissionNode } from '../../../api/frame/frame.ts';
import { appManageCode } from '../applications/permissions.ts';
import { backMenuCode } from '../session/area-rights.ts';
import { baseTabs, type MenuCode, type MenuCondition, menuEntries } from './entries.ts';

/** A tenant administrator of the manager tenant has the system administrator's menus. */
export type MenuRole =
  | 'systemAdministrator'
  | 'subAdministrator'
  | 'departmentAdministrator'
  | 'employee'
  | 'platformOperator';

/** The account-security menu's codes (1§6), in the order of its entries (1§2.7; S-13). */
export const accountSecurityCodes = [
  'securitySetting',
  'loginType',
  'ipconfigrec',
  'adviceconfig',
  'network_manage',
  'invite_list',
  'unbind_apply',
  'dimissionApply',
  'accountLockList',
  'externalApply',
] as const;

/** The operator's licence tool has no entry in the side menu's groups, but a code of its own. */
export const licenceToolCode = 'licensetool';

type SecurityCode = (typeof accountSecurityCodes)[number];
interface Grant {
  readonly entries: readonly MenuCode[];
  /** The types of the tabs of base settings. */
  readonly tabs: readonly string[];
  readonly security: readonly SecurityCode[];
  readonly licenceTool?: true;
}

const grants: Readonly<Record<MenuRole, Grant>> = {
  systemAdministrator: {
    entries: menuEntries.map((entry) => entry.code),
    tabs: baseTabs.map((tab) => tab.type),
    security: accountSecurityCodes,
  },
  subAdministrator: {
    entries: [
      'base',
      'org',
      'role',
      'ui_config',
      'appManage',
      'basesetting',
      'im',
      'message',
      'log_opt',
      'safe_account',
      'workflow',
      'project',
      'task',
      'calendar',
      'document',
      'cowork',
      'odoc',
      'portal',
      'hr',
      'attendance',
      'daily_report',
      'plan_report',
    ],
    tabs: ['teams', 'systemReminders', 'inviteList', 'quickMenu', 'quickSearch'],
    security: [
      'ipconfigrec',
      'network_manage',
      'invite_list',
      'unbind_apply',
      'dimissionApply',
      'accountLockList',
    ],
  },
  departmentAdministrator: {
    // Department administrators manage organisation, permissions, people and reports within their own departments
    // (1§1).
    entries: [
      'base',
      'org',
      'role',
      'ui_config',
      'appManage',
      'log_opt',
      'safe_account',
      'hr',
      'attendance',
      'daily_report',
      'plan_report',
    ],
    tabs: ['teams', 'inviteList', 'quickMenu'],
    security: ['invite_list', 'unbind_apply', 'dimissionApply'],
  },
  // An employee has read-only tenant information, invitations, and application groups of their own (1§1).
  employee: { entries: ['base', 'appManage'], tabs: ['teams', 'inviteList'], security: [] },
  platformOperator: { entries: ['base'], tabs: ['teams'], security: [], licenceTool: true },
};

/** Returns the granted tree in the menu's order, without the entries that the platform hides. */
export function grantedTree(role: MenuRole, conditions: ReadonlySet<MenuCondition>): PermissionNode[] {
  const grant = grants[role];
  const shown = (item: { readonly hiddenIn: readonly MenuCondition[] }) =>
    !item.hiddenIn.some((condition) => conditions.has(condition));
  const children: Partial<Record<MenuCode, readonly string[]>> = {
    base: baseTabs.filter((tab) => grant.tabs.includes(tab.type) && shown(tab)).map((tab) => tab.type),
    safe_account: grant.security,
    // Themes belong to the interface settings, with a code of their own (2§6).
    ui_config: ['interfaceConfig'],
    // An employee administers nothing and has only groups of their own (3§2.1, 3§2.2).
    appManage: role === 'employee' ? [] : [appManageCode, backMenuCode],
  };
  const tree = menuEntries
    .filter((entry) => grant.entries.includes(entry.code) && shown(entry))
    .map((entry) => node(entry.code, children[entry.code]));
  return grant.licenceTool ? [...tree, node(licenceToolCode)] : tree;
}

function node(menuCode: string, children: readonly string[] = []): PermissionNode {
  return { menuCode, children: children.map((child) => node(child)) };
}
