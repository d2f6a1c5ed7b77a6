/**
 * Strict base64 and base64url (RFC 4648 §4, §5). `Buffer.from` skips unknown characters, accepts both alphabets at
 * once and ignores the unused bits of the last character; each of these would give one content many files.
 */

const alphabet = {
  base64: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/',
  base64url: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
} as const;
/** The two characters of the other alphabet only: `-_` and `+/`. As bytes, which are found much faster. */
const ofTheOther = { base64: [0x2d, 0x5f], base64url: [0x2b, 0x2f] } as const;

/** Decodes base64url without padding; returns null for any other text. */
export function decodeBase64url(text: Buffer): Buffer | null {
  return decodeUnpadded(text, 'base64url');
}

/** Characters that are checked at a time; a multiple of four. */
const partLength = 256 * 1024;

/** Whether the text is valid, without keeping the result, which is large for a large file. */
export function isBase64url(text: Buffer): boolean {
  for (let at = 0; at < text.length; at += partLength) {
    if (!decodeBase64url(text.subarray(at, at + partLength))) return false;
  }
  return true;
}

/** Decodes base64 of the usual alphabet with complete padding; returns null for any other text. */
export function decodePaddedBase64(text: Buffer): Buffer | null {
  if (text.length % 4 !== 0) return null;
  const padding = /={0,2}$/.exec(text.toString('latin1', Math.max(0, text.length - 2)))?.[0].length ?? 0;
  return decodeUnpadded(text.subarray(0, text.length - padding), 'base64');
}

/** Decodes base64 of either alphabet (not both at once); padding is complete or absent. */
export function decodeBase64(text: Buffer): Buffer | null {
  const padding = /={0,2}$/.exec(text.toString('latin1', text.length - 2))?.[0].length ?? 0;
  if (padding > 0 && text.length % 4 !== 0) return null;
  const unpadded = text.subarray(0, text.length - padding);
  return decodeUnpadded(unpadded, 'base64') ?? decodeUnpadded(unpadded, 'base64url');
}

/** Like `decodeBase64`, but ignores white space, for texts with line breaks or indentation. */
export function decodeSpacedBase64(text: Buffer): Buffer | null {
  const dense = Buffer.allocUnsafe(text.length);
  let length = 0;
  for (const byte of text) {
    if (byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) continue;
    dense[length] = byte;
    length += 1;
  }
  return decodeBase64(dense.subarray(0, length));
}

/** Invalid characters show in the length: each one that the decoder skips makes the result shorter. */
function decodeUnpadded(text: Buffer, encoding: keyof typeof alphabet): Buffer | null {
  const rest = text.length % 4;
  if (rest === 1 || ofTheOther[encoding].some((character) => text.includes(character))) return null;
  const bytes = Buffer.from(text.toString('latin1'), encoding);
  if (bytes.length !== Math.floor((text.length * 3) / 4)) return null;
  if (rest === 0) return bytes;
  // 2 characters carry 4 unused bits, 3 carry 2; they must be zero.
  const last = alphabet[encoding].indexOf(text.toString('latin1', text.length - 1));
  return last >= 0 && (last & (rest === 2 ? 0b1111 : 0b11)) === 0 ? bytes : null;
}
