import type { Input } from '../../api/endpoint.ts';
import type { sendInvitation } from '../../api/invitations/invitations.ts';
import { accountTypeOf, areaCodeOf, type InviteValues, invited } from './invite-fields.ts';

/** The address `domain` is that of the platform to which the person is invited. */
export function inviteInput(values: InviteValues, domain: string): Input<typeof sendInvitation> {
  const [invitee, contact] = [values.invitee.trim(), values.contact.trim()];
  const areaCode = areaCodeOf(values);
  return {
    'inviteInfo.invitee': invitee,
    'inviteInfo.contact': contact,
    'inviteInfo.accountType': accountTypeOf(contact),
    'inviteInfo.personalStatus': invited,
    'inviteInfo.areaCode': areaCode,
    'inviteInfo.mobileAreaCode': areaCode,
    'inviteInfo.domain': domain,
  };
}
