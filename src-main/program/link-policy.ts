/**
 * The policy for links that leave the program (limits.md §2): https and mailto, re-serialised, without name and
 * password, and nothing that a system would take for a file or a command.
 */
import { BridgeError } from '#shared/bridge/errors.ts';

/** Returns the address to hand to the system; throws LINK_REFUSED with `reason`. */
export function safeExternalUrl(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused.
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(text)) throw refuse('CHARACTERS');
  if (!URL.canParse(text)) throw refuse('MALFORMED');
  const url = new URL(text);
  // wall: link-scheme
  if (url.protocol !== 'https:' && url.protocol !== 'mailto:') throw refuse('SCHEME');
  if (url.username !== '' || url.password !== '') throw refuse('USERINFO');
  if (url.protocol === 'https:' && url.hostname === '') throw refuse('MALFORMED');
  if (url.protocol === 'mailto:' && !/^[^@,;/]+@[^@,;/]+$/.test(url.pathname)) throw refuse('MALFORMED');
  return url.protocol === 'mailto:' ? `mailto:${url.pathname}${onlySubject(url)}` : url.href;
}

/** Keeps the subject only: a link can carry attachments and blind copies that the reader may not see. */
function onlySubject(url: URL): string {
  const subject = url.searchParams.get('subject');
  return subject === null ? '' : `?subject=${encodeURIComponent(subject.slice(0, 200))}`;
}

function refuse(reason: string): BridgeError {
  return new BridgeError('LINK_REFUSED', `the link is not opened: ${reason}`, { reason });
}
