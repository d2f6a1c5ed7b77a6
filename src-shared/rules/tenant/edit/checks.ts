/** Checks of the tenant's texts (spec 1§5 "Tenant info on save"; TEN-062 to 074). */

import { isEmail } from '../../../kit/patterns/email.ts';
import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import { isTeamName } from '../../../kit/patterns/names.ts';
import { isLandline } from '../../../kit/patterns/phone.ts';
import type { Message } from '../../../text/message.ts';
import { lengthOf } from '../../common/fields/plain-text.ts';
import { mixesBrackets, nameLength } from '../../common/names/languages.ts';

/** Characters of the other fields; the documents give no limits. */
export const fieldLimits = { contact: 200, email: 200, telephone: 200, purchaseUrl: 2000 } as const;

/** Checks a changed name in the specified order: length, brackets, characters, length again. */
export function checkTenantName(name: string): Message | null {
  const text = name.trim().normalize('NFC');
  const hidden = hiddenCharacter(text);
  if (hidden) return { key: 'tenantEdit.hidden', params: { ...hidden } };
  const length = lengthOf(text);
  if (length < nameLength.least) return { key: 'tenantEdit.name.tooShort' };
  if (mixesBrackets(text)) return { key: 'tenantEdit.name.mixedBrackets' };
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
