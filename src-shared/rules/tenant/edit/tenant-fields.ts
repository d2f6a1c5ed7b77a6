/**
 * The tenant's form (spec 1§5 "Tenant info on save"; TEN-062 to 074): what is required, then what changed of the name,
 * the email, the telephone. That the name is free is the server's word.
 */
import type { Fields } from '../../common/fields/field.ts';
import { nameLength } from '../../common/names/languages.ts';
import type { CertificationState } from '../certification.ts';
import { checkEmail, checkTelephone, checkTenantName, fieldLimits } from './checks.ts';
import { type ContactPurchase, purchaseAddress } from './purchase.ts';

export interface TenantForm extends ContactPurchase {
  readonly tenantName: string;
  readonly contact: string;
  /** Set by its own dialog; here only required. */
  readonly mobile: string;
  readonly email: string;
  readonly telephone: string;
}

export interface TenantRules {
  readonly certification: CertificationState;
  /** Whether the contact-purchase fields are this user's to set. */
  readonly editPurchase: boolean;
}

/** A link is required where the switch is on, and must be one that may be opened. */
export const purchaseFields: Fields<ContactPurchase> = {
  contactPurchase: {
    kind: 'switch',
    label: 'tenantEdit.purchase.on',
    help: 'tenantEdit.purchase.onText',
  },
  purchaseUrl: {
    kind: 'text',
    label: 'tenantEdit.purchase.link',
    help: 'tenantEdit.purchaseHint',
    type: 'url',
    most: fieldLimits.purchaseUrl,
    required: ({ contactPurchase }) => contactPurchase,
    // The host stands in for the console's own: only the form of the link is judged.
    check: (link) =>
      purchaseAddress(link, 'https://platform.invalid') ? null : { key: 'tenantEdit.purchaseHint' },
  },
};

/** Rich text; the documents are silent on its length. */
export const tipsFields: Fields<{ readonly tips: string }> = {
  tips: { kind: 'richText', label: 'tenant.section.tips', most: 20_000 },
};

/** In the order in which the problems are said. */
export function tenantFields({ certification, editPurchase }: TenantRules): Fields<TenantForm> {
  const blocked = certification === 'pending';
  return {
    tenantName: {
      kind: 'text',
      label: 'tenant.field.tenantName',
      help: blocked ? 'tenantEdit.name.blocked' : 'tenantEdit.form.nameHelp',
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
      type: 'tel',
      most: fieldLimits.telephone,
      check: checkTelephone,
    },
    ...(editPurchase ? purchaseFields : {}),
  };
}
