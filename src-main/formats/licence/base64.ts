/**
 * Strict base64 and base64url (RFC 4648 §4, §5). `Buffer.from` skips what it doesn't know, takes both alphabets
 * at once and ignores the unused bits of the last character; each of these would give one content many files.
 */

const alphabet = {
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const;

/** Decodes base64url without padding, or answers null where the text is not exactly that. */
export function decodeBase64url(text: string): Buffer | null {
  if (text.includes('+') || text.includes('/')) return null;
  return decodeUnpadded(text, 'base64url');
}

/** Decodes base64 of either alphabet (not both at once); padding is complete or absent. */
export function decodeBase64(text: string): Buffer | null {
  const unpadded = text.replace(/={1,2}$/, '');
  if (unpadded.length !== text.length && text.length % 4 !== 0) return null;
  const url = /[-_]/.test(unpadded);
  if (url && /[+/]/.test(unpadded)) return null;
  return decodeUnpadded(unpadded, url ? 'base64url' : 'base64');
}

/** Junk is noticed by the length: each character that the decoder skips makes the result shorter. */
function decodeUnpadded(text: string, encoding: keyof typeof alphabet): Buffer | null {
  const rest = text.length % 4;
  if (rest === 1) return null;
  const bytes = Buffer.from(text, encoding);
  if (bytes.length !== Math.floor((text.length * 3) / 4)) return null;
  if (rest === 0) return bytes;
  // 2 characters carry 4 unused bits, 3 carry 2; they must be zero.
  const last = alphabet[encoding].indexOf(text.at(-1) ?? '');
  return last >= 0 && (last & (rest === 2 ? 0b1111 : 0b11)) === 0 ? bytes : null;
}
