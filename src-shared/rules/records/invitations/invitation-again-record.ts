/**
 * Sending an invitation once more, as a change that somebody else can approve. The platform keeps no trace of it: it reads
 * as not sent again whatever was done, so that a lost answer stays one; tried again it is the same call under the same key.
 * What is looked at is the invitation itself: it has to be the one that was approved.
 */
import * as z from 'zod';
import { type Invitation, queryInvite, sendInviteAgain } from '../../../api/invitations/invitations.ts';
import { sameValue } from '../../../kit/merge.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { domainName, type Invited, invitationBy, invitedAs, invitedWords, onlySent } from './invited.ts';

const place = z.strictObject({ id: z.string().min(1), name: z.string() });

interface SentAgain {
  readonly there: readonly Invited[];
  /** As the list has it. */
  readonly invitation: Invited;
}

export const invitationAgainRecord: RecordKind<z.output<typeof place>, SentAgain> = {
  id: 'invitationAgain',
  place,
  touches: [queryInvite],
  lasting: true,
  listed: ['there'],
  along: ['invitation'],
  rows: {
    there: invitedWords({ fields: { domainName }, others: ['invitee', 'contact', 'areaCode'] }),
  },
  title: () => 'invitations.change.again',
  label: () => ({ key: 'invitations.change.sent' }),
  rules(values) {
    const wrong = onlySent(values.there);
    if (wrong.length > 0) return wrong;
    const [sent] = values.there;
    // The platform that is called now may have another name than then.
    const isThat = sameValue(sent, { ...values.invitation, domainName: sent?.domainName });
    return isThat ? [] : [{ name: 'there', message: { key: 'invitations.another' } }];
  },
  async read(ask, { id, name }) {
    const found = await invitationBy(ask, 'invitee', { id, name, idOf: (row) => row.id });
    if (!found) throw new GoneRecord();
    return { there: [], invitation: invitedAs(found) };
  },
  write: ({ id }, { there: [sent] }) => ({
    endpoint: sendInviteAgain,
    input: { id, domain: sent?.domainName },
  }),
  before: () => null,
};

/** As a change; `domain`: the platform that they are invited to. */
export function invitingAgain(invitation: Invitation, domain: string) {
  const { id, invitee: name } = invitation;
  const sent: Invited = { ...invitedAs(invitation), domainName: domain };
  return { kind: invitationAgainRecord.id, place: { id, name }, edits: { there: { from: [], to: [sent] } } };
}
