/**
 * The fields of the tenant's form (spec 1§5 "Tenant info on save"; TEN-062 to 074): required fields first, then the
 * changed name, email and telephone. The server checks whether the name is free.
 */
import type { Fields } from '../../common/fields/field.ts';
import { nameLength } from '../../common/names/languages.ts';
import type { CertificationState } from '../certification.ts';
import { checkEmail, checkTelephone, checkTenantName, fieldLimits } from './checks.ts';
import { type ContactPurchase, purchaseAddress } from './purchase.ts';

export interface TenantForm extends ContactPurchase {
  readonly tenantName: string;
  readonly contact: string;
  /** Another dialog sets the mobile; the form only requires it. */
  readonly mobile: string;
  readonly email: string;
  readonly telephone: string;
}

export interface TenantRules {
  readonly certification: CertificationState;
  /** Whether this user may edit the contact-purchase fields. */
  readonly editPurchase: boolean;
}

/** The link is required where the switch is on, and must be one that may be opened. */
export const purchaseFields: Fields<ContactPurchase> = {
  contactPurchase: {
    kind: 'switch',
    label: 'tenantEdit.purchase.on',
    help: 'tenantEdit.purchase.onText',
    about: 'tenantEdit.purchase.about',
  },
  purchaseUrl: {
    kind: 'text',
    label: 'tenantEdit.purchase.link',
    help: 'tenantEdit.purchaseHint',
    type: 'url',
    most: fieldLimits.purchaseUrl,
    required: ({ contactPurchase }) => contactPurchase,
    // The host is a stand-in for the platform's: the check is about the link's form only.
    check: (link) =>
      purchaseAddress(link, 'https://platform.invalid') ? null : { key: 'tenantEdit.purchaseHint' },
  },
};

/** Rich text; the documents give no limit for its length. */
export const tipsFields: Fields<{ readonly tips: string }> = {
  tips: { kind: 'richText', label: 'tenant.section.tips', most: 20_000 },
};

/** The order is that in which problems are reported. */
export function tenantFields({ certification, editPurchase }: TenantRules): Fields<TenantForm> {
  const blocked = certification === 'pending';
  return {
    tenantName: {
      kind: 'text',
      label: 'tenant.field.tenantName',
      help: blocked ? 'tenantEdit.name.blocked' : 'tenantEdit.form.nameHelp',
      about: 'tenantEdit.form.nameAbout',
      most: nameLength.most,
      required: true,
      check: (name) => (blocked ? { key: 'tenantEdit.name.blocked' } : checkTenantName(name)),
    },
    mobile: { kind: 'text', label: 'tenant.field.mobile', most: fieldLimits.telephone, required: true },
    contact: { kind: 'text', label: 'tenant.field.contact', most: fieldLimits.contact, required: true },
    email: {
      kind: 'text',
      label: 'tenant.field.email',
      type: 'email',
      most: fieldLimits.email,
      check: checkEmail,
    },
    telephone: {
      kind: 'text',
      label: 'tenant.field.telephone',
      about: 'tenantEdit.form.telephoneAbout',
      type: 'tel',
      most: fieldLimits.telephone,
      check: checkTelephone,
    },
    ...(editPurchase ? purchaseFields : {}),
  };
}
