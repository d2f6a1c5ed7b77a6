/** The entries of account security in the documents' order, with their codes (spec 1§2.7, 1§6; SEC-001 to 023). */
import type { Right } from '../common/session/rights.ts';

export const securityTypes = [
  'securityconfig',
  'loginType',
  'ipconfigrec',
  'adviceconfig',
  'network_manage',
  'invite_list',
  'unbind_apply',
  'join_apply',
  'dimissionApply',
  'accountLockList',
  'externalApply',
] as const;

/** `:type` of `/safe_account/:type`: the entry's permission code, where the documents show no other word. */
export type SecurityType = (typeof securityTypes)[number];

/** The right to open an entry: its permission code; join applications are for administrators only (SEC-009). */
export function securityRight(type: SecurityType): Right {
  if (type === 'join_apply') return 'administrator';
  return { menu: securityCode(type) };
}

export function securityCode(type: SecurityType): string {
  return type === 'securityconfig' ? 'securitySetting' : type;
}

/** The route of an entry's page; security settings have tabs of their own (FRAME-024). */
export function securityPath(type: SecurityType): string {
  return `/safe_account/${type}${type === 'securityconfig' ? '/:tab' : ''}`;
}
