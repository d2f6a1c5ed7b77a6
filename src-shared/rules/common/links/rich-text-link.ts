/** Links in text by others (limits §6): https, http with a mark, mailto; relative links are not allowed. */
import { holdsUnseen, type WebAddress, webAddress } from './address.ts';

export type RichTextLink = WebAddress;

/** Returns null for a forbidden link; the editor then keeps only its text. */
export function richTextLink(given: string): RichTextLink | null {
  const text = given.trim();
  if (holdsUnseen(given)) return null;
  const mail = /^mailto:/i.test(text) ? URL.parse(text) : null;
  return mail ? mailLink(mail) : /* wall: rich-text-links */ webAddress(text);
}

/** A mail link may hold one address only, because mail programs accept copies and attachments from links. */
function mailLink(url: URL): RichTextLink | null {
  return /^[^@,;/\s]+@[^@,;/\s]+$/.test(url.pathname)
    ? { href: `mailto:${url.pathname}`, insecure: false }
    : null;
}
