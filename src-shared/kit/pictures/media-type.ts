/** The media type of a file by its first bytes; its name and the sender's claim are not trusted. */

const octets = 'application/octet-stream';
/** Maps the first bytes in hex to a media type. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^89504e470d0a1a0a/, 'image/png'],
  [/^ffd8ff/, 'image/jpeg'],
  [/^47494638(37|39)61/, 'image/gif'],
  [/^52494646.{8}57454250/, 'image/webp'],
  [/^00000100..00/, 'image/x-icon'],
  [/^.{8}66747970/, 'video/mp4'],
  [/^1a45dfa3/, 'video/webm'],
  [/^255044462d/, 'application/pdf'],
];

export function mediaTypeOf(bytes: Uint8Array): string {
  const start = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return signatures.find(([pattern]) => pattern.test(start))?.[1] ?? octets;
}
