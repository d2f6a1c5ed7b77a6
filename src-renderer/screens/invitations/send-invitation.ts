/** Sends one invitation: from the dialog, and for each row of a table. */
import { type Change, isApproved, submitOrCollect } from '#data/changes/index.ts';
import { formCheck } from '#data/records/check-form.ts';
import { queryInvite, sendInvitation } from '#shared/api/invitations/invitations.ts';
import { type InviteValues, inviteFields } from '#shared/rules/invitations/invite-fields.ts';
import { inviteInput } from '#shared/rules/invitations/invite-input.ts';
import { invitingOf } from '#shared/rules/records/invitations/invitation-record.ts';

type Said = Pick<Change, 'success' | 'failure' | 'touches'>;

/** Returns `collected` where the invitation waits in the tray. */
export function sendInvite(values: InviteValues, domain: string, feedback: Said) {
  const check = formCheck(sendInvitation, inviteFields, values);
  return submitOrCollect({
    title: 'invitations.change.sent',
    endpoint: sendInvitation,
    before: null,
    touches: [queryInvite],
    input: inviteInput(values, domain),
    decides: [invitingOf(values, domain)],
    leavesNoTrace: true,
    async check() {
      await check();
      if (!isApproved()) return;
      const { refuseInvited } = await import('./refuse-invited.ts');
      await refuseInvited(values);
    },
    ...feedback,
  });
}
