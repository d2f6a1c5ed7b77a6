/** Invitations from a table: the meaning of its columns, the problems of each row, and repeated people. */

import { isEmail } from '../../kit/patterns/email.ts';
import { checkFields } from '../common/fields/check-fields.ts';
import { type InviteValues, inviteFields, isInvitee } from './invite-fields.ts';
import { type Contact, readContact } from './written-contact.ts';

export const inviteColumns = ['invitee', 'contact', 'areaCode'] as const;
export type InviteColumn = (typeof inviteColumns)[number];

/** The index of each column, from 0; null when the table lacks it. */
export type InviteColumns = Readonly<Record<InviteColumn, number | null>>;

export interface InviteGuess {
  readonly columns: InviteColumns;
  /** The first row is a header. */
  readonly hasHeadRow: boolean;
}

const words: Readonly<Record<InviteColumn, RegExp>> = {
  invitee: /^(full ?name|name|invitee|姓名|名字|被邀请人|人员|员工)/i,
  contact: /^(contact|e-?mail|phone|mobile|tel|cell|手机|电话|邮箱|邮件|联系方式|手机号)/i,
  areaCode: /^(area ?code|country ?code|dial(ling)? ?code|区号|国家代码|国家码)/i,
};
/** The number of rows that a guess reads. */
const looked = 50;

/** Guesses the columns by the words of the first row, otherwise by the cells below. */
export function guessColumns(rows: readonly (readonly string[])[]): InviteGuess {
  const [first = []] = rows;
  const named = (column: InviteColumn) => first.findIndex((cell) => words[column].test(cell.trim()));
  const found = { invitee: named('invitee'), contact: named('contact'), areaCode: named('areaCode') };
  const hasHeadRow = found.invitee >= 0 || found.contact >= 0;
  const sample = rows.slice(hasHeadRow ? 1 : 0, looked);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const best = (fits: (cell: string) => boolean, taken: readonly number[]) => {
    const indices = Array.from({ length: width }, (_, index) => index).filter((one) => !taken.includes(one));
    const score = (index: number) => sample.filter((row) => fits((row[index] ?? '').trim())).length;
    const [top] = indices.toSorted((a, b) => score(b) - score(a) || a - b);
    return top !== undefined && score(top) > 0 ? top : -1;
  };
  const contact = found.contact >= 0 ? found.contact : best(isContactLike, [found.invitee, found.areaCode]);
  const invitee = found.invitee >= 0 ? found.invitee : best(isInvitee, [contact, found.areaCode]);
  const areaCode =
    found.areaCode >= 0
      ? found.areaCode
      : best((cell) => /^(?:\+|00)\d{1,4}$/.test(cell), [contact, invitee]);
  const indexOrNull = (one: number) => (one >= 0 ? one : null);
  return {
    hasHeadRow,
    columns: {
      invitee: indexOrNull(invitee),
      contact: indexOrNull(contact),
      areaCode: indexOrNull(areaCode),
    },
  };
}

function isContactLike(cell: string): boolean {
  const { contact } = readContact(cell);
  return isEmail(contact) || /^\d{6,20}$/.test(contact);
}

/** Reads an invitation from a row; the contact may be spelt in any way (`readContact`). */
export function inviteOf(
  row: readonly string[],
  { invitee, contact, areaCode }: InviteColumns,
): InviteValues {
  const at = (index: number | null) => (index === null ? '' : (row[index] ?? '').trim());
  return { invitee: at(invitee), ...readContact(at(contact), at(areaCode)) };
}

export type RowProblem =
  | { readonly key: 'repeated'; readonly line: number }
  | { readonly key: 'invited' | 'joined' }
  | { readonly key: 'wrong'; readonly messages: ReturnType<typeof checkFields<InviteValues>> };

/** Returns the same key for the same contact in different spellings. */
export function contactKey(written: Contact): string {
  const { contact, areaCode } = readContact(written.contact, written.areaCode);
  // A mainland number with and without its area code is the same number.
  if (areaCode === '' || areaCode === '+86') return contact.toLowerCase();
  // The zero in front of a national number is dialled inside the country only.
  return `${areaCode} ${contact.replace(/^0/, '')}`;
}

/** The map `known` holds earlier invitations by contact, and whether the person has joined. */
export function checkInvites(
  rows: readonly (InviteValues & { readonly line: number })[],
  known: ReadonlyMap<string, 'invited' | 'joined'>,
): (RowProblem | null)[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const messages = checkFields<InviteValues>(inviteFields, row);
    if (messages.length > 0) return { key: 'wrong', messages };
    const key = contactKey(row);
    const before = seen.get(key);
    if (before !== undefined) return { key: 'repeated', line: before };
    seen.set(key, row.line);
    const held = known.get(key);
    return held ? { key: held } : null;
  });
}
