import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { whyNoInvitation } from './availability.ts';
import { accountTypeOf, type InviteValues, inviteFields } from './invite-fields.ts';

const ada: InviteValues = { invitee: 'Ada Brook', contact: 'ada@example.com', areaCode: '' };
const wrong = (values: Partial<InviteValues>) =>
  checkFields<InviteValues>(inviteFields, { ...ada, ...values }).map(({ message }) => message.key);
const [name, contact] = [['invitations.wrong.invitee'], ['invitations.wrong.contact']];

test.each<[Partial<InviteValues>, string[]]>([
  [{}, []],
  [{ invitee: ' ', contact: '' }, ['invitations.missing', 'invitations.missing']],
  [{ invitee: '阿·古丽' }, []],
  [{ invitee: 'J. R. Brook' }, []],
  [{ invitee: '. .' }, name],
  [{ invitee: 'Ada2' }, name],
  [{ invitee: 'Ada-Brook' }, name],
  [{ invitee: '安'.repeat(50) }, []],
  [{ invitee: '𠮷'.repeat(50) }, []],
  [{ invitee: '安'.repeat(51) }, name],
  [{ areaCode: '+86', contact: '13900001234' }, []],
  [{ areaCode: '+86', contact: '12900001234' }, contact],
  [{ areaCode: '+86', contact: '1390000123' }, contact],
  [{ areaCode: '+86', contact: 'ada@example.com' }, contact],
  [{ areaCode: '+65', contact: '81234567' }, []],
  [{ areaCode: '+65', contact: '11234567' }, contact],
  [{ areaCode: '+44', contact: '2071838750' }, []],
  [{ areaCode: '+44', contact: 'ada@example.com' }, contact],
  [{ contact: '13900001234' }, []],
  [{ contact: '123456' }, contact],
  [{ contact: 'ada@example' }, contact],
  [{ contact: `${'a'.repeat(100_000)}@` }, contact],
])('%o', (values, problems) => {
  expect(wrong(values)).toEqual(problems);
});

test('the kind of a contact', () => {
  expect([accountTypeOf('ada@example.com'), accountTypeOf('13900001234')]).toEqual(['3', '2']);
});

test.each([
  [true, false, true, null],
  [false, false, true, 'invitations.not.enabled'],
  [true, true, false, 'invitations.not.forbidden'],
  [true, false, false, 'invitations.not.mobile'],
])('on %s, forbidden %s, mobile bound %s: %s', (enabled, forbidden, mobileBound, why) => {
  expect(whyNoInvitation({ enabled, forbidden, mobileBound })).toBe(why);
});
