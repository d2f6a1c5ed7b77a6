/** The tenant's form: what is stored, what is typed over it, and the change that saves it (spec 1§5, 1§7.1). */

import type { ConfigRecord } from '#shared/api/config-record.ts';
import { multilangGet, queryNamePerLangs } from '#shared/api/language-names.ts';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant.ts';
import {
  getTeamsAuthInfo,
  queryContactPurchaseConfigs,
  saveContactPurchaseConfigs,
  updateTenantInfo,
} from '#shared/api/tenant-changes.ts';
import type { Deployment, TenantAccess } from '#shared/rules/tenant-edit/access.ts';
import { certificationState } from '#shared/rules/tenant-edit/certification.ts';
import {
  purchaseAddress,
  readContactPurchase,
  toPurchaseConfigs,
} from '#shared/rules/tenant-edit/purchase.ts';
import { type Tips, toTenantUpdate } from '#shared/rules/tenant-edit/save.ts';
import {
  type TenantField,
  type TenantForm,
  type TenantProblem,
  validateTenant,
} from '#shared/rules/tenant-edit/validate.ts';
import type { Change } from '../../../../data/changes/index.ts';

/** All that the form writes: the fields, and the tips as HTML. */
export interface TenantValues extends TenantForm {
  readonly tips: string;
}
export type ValueName = keyof TenantValues;
export type Draft = Partial<TenantValues>;

export function storedValues(
  info: TenantInfo,
  configs: readonly ConfigRecord[],
  tips: Tips | null,
  deployment: Deployment,
): TenantValues {
  const { tenantName, contact, mobile, email, telephone } = info;
  return {
    tenantName,
    contact,
    mobile,
    email,
    telephone,
    ...readContactPurchase(configs, deployment),
    tips: tips?.configValue ?? '',
  };
}

/** What differs from the stored, in the form's order. Blanks at the ends do not count. */
export function changedNames(stored: TenantValues, values: TenantValues): ValueName[] {
  const names = ['tenantName', 'contact', 'email', 'telephone', 'purchaseUrl', 'tips'] as const;
  return names.filter((name) => values[name].trim() !== stored[name].trim());
}

/** The specification's checks, then that a purchase link is one that may be opened. */
export function problemsOf(
  stored: TenantValues,
  values: TenantValues,
  info: TenantInfo,
  access: TenantAccess,
): TenantProblem[] {
  const problems = validateTenant(stored, values, {
    certification: certificationState(info.authenticationStatus),
    editPurchase: access.editPurchase,
  });
  const link = values.purchaseUrl.trim();
  const broken = access.editPurchase && link !== '' && !purchaseAddress(link, 'https://platform.invalid');
  if (!broken) return problems;
  return [...problems, { field: 'purchaseUrl', message: { key: 'tenantEdit.purchaseHint' } }];
}

export const formFields: readonly TenantField[] = [
  'tenantName',
  'contact',
  'mobile',
  'email',
  'telephone',
  'purchaseUrl',
];

const touches = [
  queryNamePerLangs,
  multilangGet,
  getTenantInfo,
  queryTenantTips,
  queryContactPurchaseConfigs,
  getTeamsAuthInfo,
];

/** Where only the purchase link changed, only that is saved. */
export function savingChange(
  stored: TenantValues,
  values: TenantValues,
  tipsId: string,
  access: TenantAccess,
): Change {
  const names = changedNames(stored, values);
  if (names.every((name) => name === 'purchaseUrl')) return purchaseChange(stored, values);
  const before = { form: stored, tips: { id: tipsId, configValue: stored.tips } };
  const after = { form: values, tips: { id: tipsId, configValue: values.tips } };
  const change: Omit<Change<typeof updateTenantInfo>, 'undo'> = {
    title: 'tenantEdit.change.info',
    endpoint: updateTenantInfo,
    input: toTenantUpdate(before, after, access),
    before: toTenantUpdate(after, before, access),
    touches,
    success: 'tenantEdit.changed',
  };
  const undo = { ...change, input: change.before, before: change.input, success: 'common.undone' };
  return { ...change, undo } as Change;
}

export function purchaseChange(
  before: Pick<TenantForm, 'contactPurchase' | 'purchaseUrl'>,
  after: Pick<TenantForm, 'contactPurchase' | 'purchaseUrl'>,
): Change {
  const change = {
    title: 'tenantEdit.change.purchase',
    endpoint: saveContactPurchaseConfigs,
    touches: [queryContactPurchaseConfigs],
    success: 'tenantEdit.changed',
  } as const;
  const input = { appManageConfigs: toPurchaseConfigs(after) };
  const stored = { appManageConfigs: toPurchaseConfigs(before) };
  return {
    ...change,
    input,
    before: stored,
    undo: { ...change, input: stored, before: input, success: 'common.undone' },
  } as Change;
}
