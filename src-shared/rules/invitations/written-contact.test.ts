import { expect, test } from 'vitest';
import { checkFields } from '../common/fields/check-fields.ts';
import { inviteFields } from './invite-fields.ts';
import { contactKey } from './invite-rows.ts';
import { readContact } from './written-contact.ts';

test.each<[string, string, string, string]>([
  ['+85291234567', '', '91234567', '+852'],
  ['+886912345678', '', '912345678', '+886'],
  ['+8613900001234', '', '13900001234', '+86'],
  ['0086 139 0000 1234', '', '13900001234', '+86'],
  ['+1 (415) 555-2671', '', '4155552671', '+1'],
  ['+14155552671', '', '4155552671', '+1'],
  ['+44 (0)20 7183 8750', '', '2071838750', '+44'],
  ['+39 06 1234 5678', '', '0612345678', '+39'],
  ['+77012345678', '', '7012345678', '+7'],
  ['139\u00a00000\u20111234', '', '13900001234', ''],
  ['１３９００００１２３４', '', '13900001234', ''],
  ['\u202a+86 139 0000 1234\u202c', '', '13900001234', '+86'],
  ['138 0000 1112', '0086', '13800001112', '+86'],
  ['91234567', '00852', '91234567', '+852'],
  ['4155552671', '001', '4155552671', '+1'],
  ['+65 8123 4567', '+86', '81234567', '+65'],
  ['12800001113', '+999', '12800001113', '+999'],
  ['+999 1234567', '', '1234567', '+999'],
  [' Ada@Example.com ', '+86', 'Ada@Example.com', ''],
  ['mailto:ada@example.com', '', 'ada@example.com', ''],
  ['=1+1', '', '=1+1', ''],
  ['', '', '', ''],
])('%j with the code %j is %s under %s', (written, code, contact, areaCode) => {
  expect(readContact(written, code)).toEqual({ contact, areaCode });
});

const problemsOf = (contact: string, areaCode: string) =>
  checkFields(inviteFields, { invitee: 'Ada', contact, areaCode }).map(({ message }) => message.key);

test('a code that no country has, another code than the chosen one, and the rule of the code are said', () => {
  expect(problemsOf('12800001113', '0086')).toEqual(['invitations.wrong.contact']);
  expect(problemsOf('1280000111', '+999')).toEqual(['invitations.wrong.areaCode']);
  expect(problemsOf('+85291234567', '+86')).toEqual(['invitations.wrong.otherCode']);
  expect(problemsOf('+85291234567', '')).toEqual([]);
  expect(problemsOf('138 0000 1112', '+86')).toEqual([]);
});

test('one number in several spellings is one', () => {
  const key = (contact: string, areaCode = '') => contactKey({ contact, areaCode });
  expect(key('0912345678', '+886')).toBe(key('+886 912-345-678'));
  expect(key('912345678', '00886')).toBe(key('0912345678', '+886'));
  expect(key('+86 139 0000 1234')).toBe(key('13900001234'));
  expect(key('ADA@b.co')).toBe(key('ada@b.co', '+86'));
  expect(key('91234567', '+852')).not.toBe(key('91234567', '+65'));
});
