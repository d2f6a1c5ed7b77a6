/** A random key: 32 letters and digits, about 190 bits. */

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 32;

/** Bytes that would make some letters more likely are discarded. `draw` is for tests. */
export function newSecret(draw = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)): string {
  const fair = 256 - (256 % letters.length);
  let made = '';
  while (made.length < length)
    for (const byte of draw(new Uint8Array(64)))
      if (byte < fair && made.length < length) made += letters[byte % letters.length];
  return made;
}
