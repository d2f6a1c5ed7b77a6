/** How the people of a tenant are reached, by a formula that goes both ways: who is asked for is found without a search. */
import type { Roster } from '../../kernel/people/roster.ts';

const mail = '@example.com';
/** Mobiles of mainland China, the person's place in their last seven digits. */
const mobiles = '1391';

/** The address and the mobile of a person, spelled as `contactKey` does. */
export function contactsOf(roster: Roster, index: number): readonly [string, string] {
  const { id } = roster.person(index);
  return [`${id.toLowerCase()}${mail}`, `${mobiles}${String(index).padStart(7, '0')}`];
}

/** The place of whom this contact reaches; -1: nobody of the tenant. */
export function reachedBy(roster: Roster, contact: string): number {
  if (contact.endsWith(mail)) return roster.indexOf(contact.slice(0, -mail.length).toUpperCase());
  const digits = contact.startsWith(mobiles) ? contact.slice(mobiles.length) : '';
  return /^\d{7}$/.test(digits) && Number(digits) < roster.size ? Number(digits) : -1;
}
