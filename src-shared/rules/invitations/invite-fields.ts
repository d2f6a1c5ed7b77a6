/** The fields of an invitation (spec 1§5 "Invite"; S-16; INV-011 to 018). */
import type { Invitation } from '../../api/invitations/invitations.ts';
import { isEmail } from '../../kit/patterns/email.ts';
import type { Message } from '../../text/message.ts';
import { isMainlandMobile, isPhone, isPhoneUnder } from '../../kit/patterns/phone.ts';
import type { Fields } from '../common/fields/field.ts';
import { lengthOf } from '../common/fields/plain-text.ts';
import { isAreaCode, readAreaCode, readContact } from './written-contact.ts';

/** The maximum number of characters of a name. */
const longestName = 50;
/** The status of a new invitation (1§3 "default '3'"). */
export const newInvitationStatus = '3';

export interface InviteValues {
  readonly invitee: string;
  /** A phone number or an e-mail address. */
  readonly contact: string;
  /** The area code such as `+86`; '' for none. */
  readonly areaCode: string;
}

const missing = 'invitations.missing';

export const inviteFields: Fields<InviteValues> = {
  invitee: {
    kind: 'text',
    label: 'invitations.invitee',
    about: 'invitations.inviteeAbout',
    required: true,
    missing,
    most: longestName,
    check: (name) => (isInvitee(name.trim()) ? null : { key: 'invitations.wrong.invitee' }),
  },
  contact: {
    kind: 'text',
    label: 'invitations.contact',
    required: true,
    missing,
    most: 254,
    help: 'invitations.contactHelp',
    about: 'invitations.contactAbout',
    of: ['areaCode'],
    check: (written, { areaCode }) => contactProblem(written, areaCode),
  },
};

/** A name has Chinese or English letters with spaces and dots, at most 50 characters, and at least one letter. */
export function isInvitee(name: string): boolean {
  return (
    lengthOf(name) <= longestName &&
    /^[\p{Script=Han}A-Za-z .·]+$/u.test(name) &&
    /[\p{Script=Han}A-Za-z]/u.test(name)
  );
}

/** `written` may be spelt in any way; a code inside it has to be the one that was chosen. */
function contactProblem(written: string, chosenCode: string): Message | null {
  const { contact, areaCode } = readContact(written, chosenCode);
  const chosen = readAreaCode(chosenCode);
  // Under a code only its numbers are valid (INV-015, 016), and no address.
  const code = contact.includes('@') ? chosen : areaCode;
  if (code !== '' && !isAreaCode(code)) return { key: 'invitations.wrong.areaCode', params: { code } };
  if (chosen !== '' && code !== chosen) return { key: 'invitations.wrong.otherCode', params: { code } };
  return isContact(contact, code) ? null : { key: 'invitations.wrong.contact' };
}

/** The area code decides the format; without one, any phone number or e-mail address is valid. */
export function isContact(contact: string, areaCode: string): boolean {
  if (areaCode === '+86') return isMainlandMobile(contact);
  if (areaCode !== '') return isAreaCode(areaCode) && isPhoneUnder(areaCode, contact);
  return isPhone(contact) || isEmail(contact);
}

export function accountTypeOf(contact: string): Invitation['accountType'] {
  return contact.includes('@') ? '3' : '2';
}
