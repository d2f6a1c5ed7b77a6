/**
 * Sending an invitation again, as a change that can be approved first. The platform stores no trace of it: a read can't
 * tell whether it was sent, so a lost answer stays unresolved and a retry repeats the call with the same idempotency
 * key. The check before sending compares the invitation with the approved one.
 */
import * as z from 'zod';
import { type Invitation, queryInvite, sendInviteAgain } from '../../../api/invitations/invitations.ts';
import { sameValue } from '../../../kit/merge.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import {
  domainName,
  type SentInvitation,
  invitationBy,
  sentInvitationOf,
  invitationWords,
  sentOnlyProblems,
} from './sent-invitation.ts';

const locator = z.strictObject({ id: z.string().min(1), name: z.string() });

interface SentAgain {
  readonly there: readonly SentInvitation[];
  readonly invitation: SentInvitation;
}

export const invitationAgainRecord: RecordKind<z.output<typeof locator>, SentAgain> = {
  id: 'invitationAgain',
  locator,
  touches: [queryInvite],
  lasting: true,
  countedFields: ['there'],
  along: ['invitation'],
  rows: {
    there: invitationWords({ fields: { domainName }, others: ['invitee', 'contact', 'areaCode'] }),
  },
  title: () => 'invitations.change.again',
  label: () => ({ key: 'invitations.change.sent' }),
  rules(values) {
    const wrong = sentOnlyProblems(values.there);
    if (wrong.length > 0) return wrong;
    const [sent] = values.there;
    // The platform may be reached by another host name than when the change was made.
    const isThat = sameValue(sent, { ...values.invitation, domainName: sent?.domainName });
    return /* wall: invitation-again */ isThat
      ? []
      : [{ name: 'there', message: { key: 'invitations.another' } }];
  },
  async read(ask, { id, name }) {
    const found = await invitationBy(ask, 'invitee', { id, name, idOf: (row) => row.id });
    if (!found) throw new GoneRecord();
    return { there: [], invitation: sentInvitationOf(found) };
  },
  write: ({ id }, { there: [sent] }) => ({
    endpoint: sendInviteAgain,
    input: { id, domain: sent?.domainName },
  }),
  before: () => null,
};

/** The change that sends it again; `domain` is the host of the platform that the letter leads to. */
export function invitingAgain(invitation: Invitation, domain: string) {
  const { id, invitee: name } = invitation;
  const sent: SentInvitation = { ...sentInvitationOf(invitation), domainName: domain };
  return { kind: invitationAgainRecord.id, place: { id, name }, edits: { there: { from: [], to: [sent] } } };
}
