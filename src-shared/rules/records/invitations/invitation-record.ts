/** Inviting a person who is not in the list, as a change that can be approved before it is sent. */
import * as z from 'zod';
import { type Invitation, queryInvite, sendInvitation } from '../../../api/invitations/invitations.ts';
import type { Fields } from '../../common/fields/field.ts';
import type { Ask, RecordKind } from '../../common/record/record.ts';
import { type InviteValues, inviteFields } from '../../invitations/invite-fields.ts';
import { inviteInput } from '../../invitations/invite-input.ts';
import { contactKey } from '../../invitations/invite-rows.ts';
import { isAreaCode, readContact } from '../../invitations/written-contact.ts';
import {
  domainName,
  type SentInvitation,
  invitationBy,
  sentInvitationOf,
  invitationWords,
  sentOnlyProblems,
} from './sent-invitation.ts';

const locator = z.strictObject({ contact: z.string().min(1), areaCode: z.string() });
type Locator = z.output<typeof locator>;

/** The form's fields; `of` is the contact by which the sent invitation is found. */
const fields: Fields<SentInvitation & { readonly of: string }> = {
  ...inviteFields,
  contact: {
    kind: 'text',
    label: 'invitations.contact',
    required: true,
    most: 254,
    of: ['areaCode'],
    check: (contact, values) =>
      inviteFields.contact?.check?.(contact, values) ??
      /* wall: invitation-contact */ (contactKey(values) === values.of
        ? null
        : { key: 'changeContent.fixed' }),
  },
  // The form offers a choice of codes; a file of many invitations may have any code.
  areaCode: {
    kind: 'text',
    label: 'invitations.areaCode',
    most: 5,
    check: (code) => (isAreaCode(code) ? null : { key: 'common.form.notOffered' }),
  },
  domainName,
};

/** The invitation of a contact in any spelling; null where nobody was invited by it. */
export function invitationOf(ask: Ask, whom: Locator): Promise<Invitation | null> {
  return invitationBy(ask, 'contact', { id: contactKey(whom), name: whom.contact, idOf: contactKey });
}

export const invitationRecord: RecordKind<Locator, { readonly there: readonly SentInvitation[] }> = {
  id: 'invitation',
  locator,
  touches: [queryInvite],
  lasting: true,
  countedFields: ['there'],
  rows: {
    there: invitationWords({
      fields,
      beside(at: unknown) {
        const found = locator.safeParse(at);
        return { of: found.success ? contactKey(found.data) : '' };
      },
    }),
  },
  title: () => 'invitations.change.sent',
  label: () => ({ key: 'invitations.change.sent' }),
  rules: ({ there }) => sentOnlyProblems(there),
  async read(ask, at) {
    const found = await invitationOf(ask, at);
    return { there: found ? [sentInvitationOf(found)] : [] };
  },
  write: (_, { there: [made] }) => ({
    endpoint: sendInvitation,
    input: made && inviteInput(made, made.domainName),
  }),
  before: () => null,
};

/** The change that invites; `domain` is the host of the platform that the letter leads to. */
export function invitingOf(values: InviteValues, domain: string) {
  const { contact, areaCode } = readContact(values.contact, values.areaCode);
  const invitation: SentInvitation = {
    invitee: values.invitee.trim(),
    contact,
    areaCode,
    domainName: domain,
  };
  return {
    kind: invitationRecord.id,
    place: { contact, areaCode },
    edits: { there: { from: [], to: [invitation] } },
  };
}
