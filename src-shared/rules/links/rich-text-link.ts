/**
 * The one policy for links in text that somebody else wrote (limits §6): https, http with a mark, mailto.
 * Nothing relative, nothing with a name and password in it, nothing that a system could take for a command,
 * a file or a share (javascript, data, file, blob, ms-*, UNC), no control characters.
 */
export interface RichTextLink {
  /** Re-serialised: what is followed is what was checked. */
  readonly href: string;
  /** Plain http: anybody on the way can read and change it, so it is marked. */
  readonly insecure: boolean;
}

/** null: the link is not kept; its text is. */
export function richTextLink(given: string): RichTextLink | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  if (/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\\]/.test(given)) return null;
  const text = given.trim();
  if (!/^(https?:\/\/|mailto:)/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol === 'mailto:') return mailLink(url);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return { href: url.href, insecure: url.protocol === 'http:' };
}

/** One address and nothing more: mail programs take copies and attachments from a link. */
function mailLink(url: URL): RichTextLink | null {
  return /^[^@,;/\s]+@[^@,;/\s]+$/.test(url.pathname)
    ? { href: `mailto:${url.pathname}`, insecure: false }
    : null;
}
