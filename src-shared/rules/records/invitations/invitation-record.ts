/** Inviting somebody whom the list does not have, as a change that somebody else can approve before it is sent. */
import * as z from 'zod';
import { type Invitation, queryInvite, sendInvitation } from '../../../api/invitations/invitations.ts';
import type { Fields } from '../../common/fields/field.ts';
import type { Ask, RecordKind } from '../../common/record/record.ts';
import { areaCodeOf, type InviteValues, inviteFields } from '../../invitations/invite-fields.ts';
import { inviteInput } from '../../invitations/invite-input.ts';
import { contactKey } from '../../invitations/invite-rows.ts';
import { domainName, type Invited, invitationBy, invitedAs, invitedWords, onlySent } from './invited.ts';

const place = z.strictObject({ contact: z.string().min(1), areaCode: z.string() });
type Place = z.output<typeof place>;

/** Those of the form; `of`: by what contact the change is found again. */
const fields: Fields<Invited & { readonly of: string }> = {
  ...inviteFields,
  contact: {
    kind: 'text',
    label: 'invitations.contact',
    required: true,
    most: 254,
    of: ['areaCode'],
    check: (contact, values) =>
      inviteFields.contact?.check?.(contact, values) ??
      (contactKey(values) === values.of ? null : { key: 'changeContent.fixed' }),
  },
  // Chosen in the form; a table of many has any that there could be.
  areaCode: {
    kind: 'text',
    label: 'invitations.areaCode',
    most: 5,
    check: (code) => (/^\+\d{1,4}$/.test(code) ? null : { key: 'common.form.notOffered' }),
  },
  domainName,
};

/** However it is spelled; null: nobody was invited by it. */
export function invitationOf(ask: Ask, whom: Place): Promise<Invitation | null> {
  return invitationBy(ask, 'contact', { id: contactKey(whom), name: whom.contact, idOf: contactKey });
}

export const invitationRecord: RecordKind<Place, { readonly there: readonly Invited[] }> = {
  id: 'invitation',
  place,
  touches: [queryInvite],
  lasting: true,
  listed: ['there'],
  rows: {
    there: invitedWords({
      fields,
      beside(at: unknown) {
        const found = place.safeParse(at);
        return { of: found.success ? contactKey(found.data) : '' };
      },
    }),
  },
  title: () => 'invitations.change.sent',
  label: () => ({ key: 'invitations.change.sent' }),
  rules: ({ there }) => onlySent(there),
  async read(ask, at) {
    const found = await invitationOf(ask, at);
    return { there: found ? [invitedAs(found)] : [] };
  },
  write: (_, { there: [made] }) => ({
    endpoint: sendInvitation,
    input: made && inviteInput(made, made.domainName),
  }),
  before: () => null,
};

/** As a change; `domain`: the platform that they are invited to. */
export function invitingOf(values: InviteValues, domain: string) {
  const [invitee, contact, areaCode] = [values.invitee.trim(), values.contact.trim(), areaCodeOf(values)];
  const made: Invited = { invitee, contact, areaCode, domainName: domain };
  return {
    kind: invitationRecord.id,
    place: { contact, areaCode },
    edits: { there: { from: [], to: [made] } },
  };
}
