/** An invitation as its call takes it. */
import type { Input } from '../../api/endpoint.ts';
import type { sendInvitation } from '../../api/invitations/invitations.ts';
import { accountTypeOf, areaCodeOf, type InviteValues, invited } from './invite-fields.ts';

/** `domain`: the platform that they are invited to. */
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
