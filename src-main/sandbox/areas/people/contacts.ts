/** Invented mail addresses and mobiles, by a reversible formula, so that a person is found without a search. */
import type { Roster } from '../../kernel/people/roster.ts';

const mail = '@example.com';
/** Prefix of mobiles in mainland China; the last seven digits are the person's roster position. */
const mobiles = '1391';

/** Returns a person's mail address and mobile in the form of `contactKey`. */
export function contactsOf(roster: Roster, index: number): readonly [string, string] {
  const { id } = roster.person(index);
  return [`${id.toLowerCase()}${mail}`, `${mobiles}${String(index).padStart(7, '0')}`];
}

/** Returns the roster position of the contact's owner; -1 where it is nobody of the tenant. */
export function reachedBy(roster: Roster, contact: string): number {
  if (contact.endsWith(mail)) return roster.indexOf(contact.slice(0, -mail.length).toUpperCase());
  const digits = contact.startsWith(mobiles) ? contact.slice(mobiles.length) : '';
  return /^\d{7}$/.test(digits) && Number(digits) < roster.size ? Number(digits) : -1;
}
