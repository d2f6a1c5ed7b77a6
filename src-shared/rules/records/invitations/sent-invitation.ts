import { type Invitation, queryInvite } from '../../../api/invitations/invitations.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { FieldProblem } from '../../common/fields/check-fields.ts';
import type { Ask, RowWords } from '../../common/record/record.ts';
import type { InviteValues } from '../../invitations/invite-fields.ts';
import { listedRow } from '../listed/listed-row.ts';

export interface SentInvitation extends InviteValues {
  /** Host of the platform that the letter leads to; a set that is carried to another server keeps this host. */
  readonly domainName: string;
}

export const sentInvitationOf = ({ invitee, contact, areaCode, domain }: Invitation): SentInvitation => ({
  invitee,
  contact,
  areaCode,
  domainName: domain,
});

/** A host with an optional port and nothing else: the letter leads there. */
export const domainName = {
  kind: 'text',
  label: 'invitations.domain',
  required: true,
  most: 260,
  check: (host: string) =>
    /* wall: invitation-host */ URL.parse(`https://${host}/`)?.host === host
      ? null
      : ({ key: 'invitations.noHost' } as const),
} as const;

const labels: Readonly<Record<string, MessageKey>> = {
  invitee: 'invitations.invitee',
  contact: 'invitations.contact',
  areaCode: 'invitations.areaCode',
  domainName: 'invitations.domain',
};

/** `said` is the table of fields, with the names of those outside it. */
export const invitationWords = (said: object): RowWords => ({
  ...said,
  label: (name) => ({ key: labels[name] ?? 'invitations.change.sent' }),
});

/** An invitation can be sent and can't be revoked. */
export const sentOnlyProblems = (there: unknown): readonly FieldProblem[] =>
  Array.isArray(there) && there.length === 1
    ? []
    : [{ name: 'there', message: { key: 'changeContent.fixed' } }];

/** Searches by contact or name, and then through the whole list. */
export function invitationBy(
  ask: Ask,
  by: 'contact' | 'invitee',
  how: Parameters<typeof listedRow<Invitation>>[1],
): Promise<Invitation | null> {
  return listedRow<Invitation>(
    ({ keywords, ...page }) =>
      ask(queryInvite, { ...page, ...(keywords && { [`inviteInfo.${by}` as const]: keywords }) }),
    how,
  );
}
