/** The platform's random id: 8 digits, each 1 to 8 (1§9, GEN-077). 24 bits are not a secret. */

/** `bytes` is for tests. Each byte gives one digit by its lowest three bits, so that all digits are equally likely. */
export function randomId(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string {
  return Array.from(bytes.subarray(0, 8), (byte) => (byte & 7) + 1).join('');
}
