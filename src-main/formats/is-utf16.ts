/** Detects UTF-16 by its mark, or by a zero in one of the first two bytes of a text that begins with ASCII characters. */
export function isUtf16(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 4) return false;
  const [first = 0, second = 0] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || (first === 0) !== (second === 0);
}
