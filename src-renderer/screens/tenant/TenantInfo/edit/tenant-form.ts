/** The tenant's form: what is stored of it, and what is wrong with what is typed (spec 1§5, 1§7.1). */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { TenantValues } from '#shared/rules/records/tenant-record.ts';
import type { Deployment, TenantAccess } from '#shared/rules/tenant/edit/access.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { purchaseAddress, readContactPurchase } from '#shared/rules/tenant/edit/purchase.ts';
import type { Tips } from '#shared/rules/tenant/edit/save.ts';
import { type TenantField, type TenantProblem, validateTenant } from '#shared/rules/tenant/edit/validate.ts';

/** Fields of the form, in its order; the switch and the mobile act by themselves. */
export const editedNames = ['tenantName', 'contact', 'email', 'telephone', 'purchaseUrl', 'tips'] as const;
export type EditedName = (typeof editedNames)[number];

export function storedValues(
  info: TenantInfo,
  configs: readonly ConfigRecord[],
  tips: Tips | null,
  deployment: Deployment,
): TenantValues {
  const { tenantName, contact, mobile, email, telephone } = info;
  return {
    ...{ tenantName, contact, mobile, email, telephone },
    ...readContactPurchase(configs, deployment),
    tips: tips?.configValue ?? '',
    tipsId: tips?.id ?? '',
  };
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
