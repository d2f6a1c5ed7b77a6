import type { Input } from '../../api/endpoint.ts';
import type { sendInvitation } from '../../api/invitations/invitations.ts';
import { accountTypeOf, type InviteValues, newInvitationStatus } from './invite-fields.ts';
import { readContact } from './written-contact.ts';

/** The address `domain` is that of the platform to which the person is invited. */
export function inviteInput(values: InviteValues, domain: string): Input<typeof sendInvitation> {
  const { contact, areaCode } = readContact(values.contact, values.areaCode);
  return {
    'inviteInfo.invitee': values.invitee.trim(),
    'inviteInfo.contact': contact,
    'inviteInfo.accountType': accountTypeOf(contact),
    'inviteInfo.personalStatus': newInvitationStatus,
    'inviteInfo.areaCode': areaCode,
    'inviteInfo.mobileAreaCode': areaCode,
    'inviteInfo.domain': domain,
  };
}
