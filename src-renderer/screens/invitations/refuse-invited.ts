/**
 * Refuses to request approval for somebody who is in the list already: the list later shows whether the approved
 * invitation was sent. Such people are invited again from the list.
 */
import { waitsForApproval } from '#data/changes/collect.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { sendInvitation } from '#shared/api/invitations/invitations.ts';
import { type InviteValues, newInvitationStatus } from '#shared/rules/invitations/invite-fields.ts';
import { invitationOf } from '#shared/rules/records/invitations/invitation-record.ts';

/** Throws ApiError `refused`, and the errors of reading the list. */
export async function refuseInvited(values: InviteValues): Promise<void> {
  if (!waitsForApproval(sendInvitation)) return;
  const found = await invitationOf(callRead, values);
  if (!found) return;
  const why = found.personalStatus === newInvitationStatus ? 'invited' : 'joined';
  throw new ApiError({
    kind: 'refused',
    endpoint: sendInvitation.id,
    code: 'INVITED_BEFORE',
    message: translate(`inviteMany.${why}`),
  });
}
