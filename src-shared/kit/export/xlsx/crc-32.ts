/** CRC-32 of a zip (APPNOTE 6.3 §4.4.7), eight bytes in a step, because a long worksheet is 600 MB. */
const table = new Int32Array(8 * 256);
for (let byte = 0; byte < 256; byte += 1) {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  table[byte] = sum;
}
// Tables for the effect of a byte at a distance of one to seven bytes.
for (let entry = 256; entry < table.length; entry += 1) {
  const before = table[entry - 256] ?? 0;
  table[entry] = (before >>> 8) ^ (table[before & 0xff] ?? 0);
}

/** The sum of `bytes`, continuing from the sum of the bytes before them. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = ~before;
  let at = 0;
  for (const eights = bytes.length - 7; at < eights; at += 8) {
    sum ^=
      (bytes[at] ?? 0) |
      ((bytes[at + 1] ?? 0) << 8) |
      ((bytes[at + 2] ?? 0) << 16) |
      ((bytes[at + 3] ?? 0) << 24);
    sum =
      (table[1792 + (sum & 0xff)] ?? 0) ^
      (table[1536 + ((sum >>> 8) & 0xff)] ?? 0) ^
      (table[1280 + ((sum >>> 16) & 0xff)] ?? 0) ^
      (table[1024 + (sum >>> 24)] ?? 0) ^
      (table[768 + (bytes[at + 4] ?? 0)] ?? 0) ^
      (table[512 + (bytes[at + 5] ?? 0)] ?? 0) ^
      (table[256 + (bytes[at + 6] ?? 0)] ?? 0) ^
      (table[bytes[at + 7] ?? 0] ?? 0);
  }
  for (; at < bytes.length; at += 1) {
    sum = (sum >>> 8) ^ (table[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return ~sum >>> 0;
}
