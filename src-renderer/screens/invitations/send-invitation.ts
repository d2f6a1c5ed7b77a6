/** One invitation as it is sent: from the dialog, and for each row of a table. */
import { type Change, submitChange } from '#data/changes/index.ts';
import { formCheck } from '#data/records/check-form.ts';
import { queryInvite, sendInvitation } from '#shared/api/invitations/invitations.ts';
import {
  accountTypeOf,
  areaCodeOf,
  type InviteValues,
  inviteFields,
  invited,
} from '#shared/rules/invitations/invite-fields.ts';

type Said = Pick<Change, 'success' | 'failure' | 'touches'>;

export function sendInvite(values: InviteValues, domain: string, said: Said): Promise<unknown> {
  const [invitee, contact] = [values.invitee.trim(), values.contact.trim()];
  const areaCode = areaCodeOf(values);
  return submitChange({
    ...{ title: 'invitations.change.sent', endpoint: sendInvitation, before: null, touches: [queryInvite] },
    input: {
      'inviteInfo.invitee': invitee,
      'inviteInfo.contact': contact,
      'inviteInfo.accountType': accountTypeOf(contact),
      'inviteInfo.personalStatus': invited,
      'inviteInfo.areaCode': areaCode,
      'inviteInfo.mobileAreaCode': areaCode,
      'inviteInfo.domain': domain,
    },
    check: formCheck(sendInvitation, inviteFields, values),
    ...said,
  });
}
