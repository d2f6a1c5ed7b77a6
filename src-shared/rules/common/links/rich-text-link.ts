/** Links in text that somebody else wrote (limits §6): https, http with a mark, mailto. Nothing relative. */
import { holdsUnseen, type WebAddress, webAddress } from './address.ts';

export type RichTextLink = WebAddress;

/** null: the link is not kept; its text is. */
export function richTextLink(given: string): RichTextLink | null {
  const text = given.trim();
  if (holdsUnseen(given)) return null;
  const mail = /^mailto:/i.test(text) ? URL.parse(text) : null;
  return mail ? mailLink(mail) : webAddress(text);
}

/** One address and nothing more: mail programs take copies and attachments from a link. */
function mailLink(url: URL): RichTextLink | null {
  return /^[^@,;/\s]+@[^@,;/\s]+$/.test(url.pathname)
    ? { href: `mailto:${url.pathname}`, insecure: false }
    : null;
}
