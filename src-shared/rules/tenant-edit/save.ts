/** What saving the tenant's information sends (spec 1§7.1 updateTenantInfo; TEN-007, TEN-009, TEN-085). */
import type { Input } from '../../api/endpoint.ts';
import type { updateTenantInfo } from '../../api/tenant-changes.ts';
import type { TenantAccess } from './access.ts';
import { toPurchaseConfigs } from './purchase.ts';
import type { TenantForm } from './validate.ts';

export interface Tips {
  readonly id: string;
  /** Rich text (HTML). */
  readonly configValue: string;
}

/** Trimmed; the tips only where they changed; the configs only where they are this user's to set. */
export function toTenantUpdate(
  before: { readonly form: TenantForm; readonly tips: Tips | null },
  after: { readonly form: TenantForm; readonly tips: Tips | null },
  access: Pick<TenantAccess, 'editPurchase'>,
): Input<typeof updateTenantInfo> {
  const { tenantName, contact, mobile, email, telephone, contactPurchase, purchaseUrl } = after.form;
  const tipsChanged = after.tips !== null && after.tips.configValue !== before.tips?.configValue;
  return {
    tenant: {
      tenantName: tenantName.trim(),
      contact: contact.trim(),
      mobile: mobile.trim(),
      email: email.trim(),
      telephone: telephone.trim(),
    },
    tenantTips: tipsChanged && after.tips ? { ...after.tips } : null,
    appManageConfigs: access.editPurchase ? toPurchaseConfigs({ contactPurchase, purchaseUrl }) : [],
  };
}

/** Whether the name must be asked for before this save: it changed (TEN-072). */
export function mustCheckName(before: TenantForm, after: TenantForm): boolean {
  return before.tenantName.trim() !== after.tenantName.trim();
}
