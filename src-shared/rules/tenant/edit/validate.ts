/**
 * Validation of the tenant's information on save, in the specified order (spec 1§5 "Tenant info on save";
 * TEN-062 to 074): what is required, then the changed name, then the changed email, then the changed telephone.
 * The uniqueness of the name is the server's word (`certification.ts` and the save flow ask for it).
 */
import type { Message } from '../../../text/message.ts';
import { isEmail } from '../../patterns/email.ts';
import { hiddenCharacter } from '../../patterns/hidden-characters.ts';
import { isTeamName } from '../../patterns/names.ts';
import { isLandline } from '../../patterns/phone.ts';
import { checkPlainText, lengthOf } from '../../patterns/plain-text.ts';
import type { CertificationState } from '../certification.ts';

export interface TenantForm {
  readonly tenantName: string;
  readonly contact: string;
  /** Set by its own dialog; here only required. */
  readonly mobile: string;
  readonly email: string;
  readonly telephone: string;
  readonly contactPurchase: boolean;
  readonly purchaseUrl: string;
}

export type TenantField = Exclude<keyof TenantForm, 'contactPurchase'>;

export interface TenantProblem {
  readonly field: TenantField;
  readonly message: Message;
}

export interface TenantRules {
  readonly certification: CertificationState;
  /** Whether the contact-purchase fields are this user's to set. */
  readonly editPurchase: boolean;
}

/** Characters of a tenant name (1§9). */
export const nameLength = { least: 4, most: 40 } as const;

/** Characters of the other fields: the documents are silent. */
export const fieldLimits = { contact: 200, email: 200, telephone: 200, purchaseUrl: 2000 } as const;

/** At most one problem a field, in the specified order; the first is the one to say aloud. */
export function validateTenant(before: TenantForm, after: TenantForm, rules: TenantRules): TenantProblem[] {
  const problems: TenantProblem[] = [];
  const add = (field: TenantField, message: Message | null) => {
    if (message && !problems.some((known) => known.field === field)) problems.push({ field, message });
  };
  const changed = (field: TenantField) => after[field].trim() !== before[field].trim();
  const required = (field: TenantField) =>
    add(field, after[field].trim() === '' ? { key: 'tenantEdit.required' } : null);

  required('tenantName');
  required('mobile');
  required('contact');
  if (rules.editPurchase && after.contactPurchase) required('purchaseUrl');
  if (changed('tenantName')) {
    add('tenantName', rules.certification === 'pending' ? { key: 'tenantEdit.name.blocked' } : null);
    add('tenantName', checkTenantName(after.tenantName));
  }
  for (const field of ['contact', 'email', 'telephone', 'purchaseUrl'] as const) {
    if (changed(field)) add(field, checkPlainText(after[field].trim(), fieldLimits[field]));
  }
  if (changed('email')) add('email', checkEmail(after.email));
  if (changed('telephone')) add('telephone', checkTelephone(after.telephone));
  return problems;
}

/** A changed name, in the specified order: length, brackets, characters, length again. null: it may stand. */
export function checkTenantName(name: string): Message | null {
  const text = name.trim().normalize('NFC');
  const hidden = hiddenCharacter(text);
  if (hidden) return { key: 'tenantEdit.hidden', params: { ...hidden } };
  const length = lengthOf(text);
  if (length < nameLength.least) return { key: 'tenantEdit.name.tooShort' };
  if (/[()]/.test(text) && /[（）]/.test(text)) return { key: 'tenantEdit.name.mixedBrackets' };
  if (!isTeamName(text)) return { key: 'tenantEdit.name.characters' };
  if (length > nameLength.most) return { key: 'tenantEdit.name.tooLong' };
  return null;
}

/** An email may be cleared: it is not required. */
export function checkEmail(email: string): Message | null {
  const text = email.trim();
  return text === '' || isEmail(text) ? null : { key: 'tenantEdit.email' };
}

/** A telephone may be cleared: it is not required. */
export function checkTelephone(telephone: string): Message | null {
  const text = telephone.trim();
  return text === '' || isLandline(text) ? null : { key: 'tenantEdit.telephone' };
}
