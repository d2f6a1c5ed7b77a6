/** What a record of an invitation says: who is invited, by what contact, and to which platform. */
import { type Invitation, queryInvite } from '../../../api/invitations/invitations.ts';
import type { MessageKey } from '../../../text/index.ts';
import type { FieldProblem } from '../../common/fields/check-fields.ts';
import type { Ask, RowWords } from '../../common/record/record.ts';
import type { InviteValues } from '../../invitations/invite-fields.ts';
import { listedRow } from '../listed/listed-row.ts';

export interface Invited extends InviteValues {
  /** The platform that they are invited to; a set that is carried to another one invites to that. */
  readonly domainName: string;
}

export const invitedAs = ({ invitee, contact, areaCode, domain }: Invitation): Invited => ({
  invitee,
  contact,
  areaCode,
  domainName: domain,
});

/** The letter leads to this host, with its port, and to nothing else. */
export const domainName = {
  kind: 'text',
  label: 'invitations.domain',
  required: true,
  most: 260,
  check: (host: string) =>
    URL.parse(`https://${host}/`)?.host === host ? null : ({ key: 'invitations.noHost' } as const),
} as const;

const labels: Readonly<Record<string, MessageKey>> = {
  invitee: 'invitations.invitee',
  contact: 'invitations.contact',
  areaCode: 'invitations.areaCode',
  domainName: 'invitations.domain',
};

/** `said`: the table of it, and what is not in the table. */
export const invitedWords = (said: object): RowWords => ({
  ...said,
  label: (name) => ({ key: labels[name] ?? 'invitations.change.sent' }),
});

/** One is sent, and never unsent. */
export const onlySent = (there: unknown): readonly FieldProblem[] =>
  Array.isArray(there) && there.length === 1
    ? []
    : [{ name: 'there', message: { key: 'changeContent.fixed' } }];

/** Looked for by its contact or its name, and then among all. */
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
