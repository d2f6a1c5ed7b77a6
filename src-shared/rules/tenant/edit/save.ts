/** The request that saves the tenant's information (spec 1§7.1 updateTenantInfo; TEN-007, TEN-009, TEN-085). */
import type { Input } from '../../../api/endpoint.ts';
import type { updateTenantInfo } from '../../../api/tenant/changes.ts';
import { toPurchaseConfigs } from './purchase.ts';
import type { TenantForm } from './tenant-fields.ts';

export interface Tips {
  readonly id: string;
  /** Rich text (HTML). */
  readonly configValue: string;
}

/** Tips and configs are sent only where they changed: what is not sent can't bring an older value back. */
export function toTenantUpdate(
  after: TenantForm,
  tips: Tips,
  sends: { readonly tips: boolean; readonly purchase: boolean },
): Input<typeof updateTenantInfo> {
  const { tenantName, contact, mobile, email, telephone } = after;
  return {
    tenant: {
      tenantName: tenantName.trim(),
      contact: contact.trim(),
      mobile: mobile.trim(),
      email: email.trim(),
      telephone: telephone.trim(),
    },
    tenantTips: /* wall: tips-only-changed */ sends.tips ? { ...tips } : null,
    appManageConfigs: sends.purchase ? toPurchaseConfigs(after) : [],
  };
}

/** Whether this save needs the name check: the name has changed (TEN-072). */
export function mustCheckName(before: TenantForm, after: TenantForm): boolean {
  return before.tenantName.trim() !== after.tenantName.trim();
}
