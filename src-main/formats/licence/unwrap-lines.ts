const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Returns the joined lines, or null where a line is empty. Lines of equal length, the usual case, are fast. */
export function unwrapLines(bytes: Buffer): Buffer | null {
  return unwrapEqualLines(bytes) ?? unwrapAnyLines(bytes);
}

/** Returns null where the lines differ in length (but for the last, which may be shorter). */
function unwrapEqualLines(bytes: Buffer): Buffer | null {
  const first = bytes.indexOf(lineFeed);
  if (first < 0) return bytes.includes(carriageReturn) ? null : bytes;
  const breakLength = bytes[first - 1] === carriageReturn ? 2 : 1;
  const width = first + 1 - breakLength;
  if (width <= 0 || bytes.at(-1) === lineFeed) return null;
  const lines = Buffer.from(bytes);
  let filled = width;
  for (let at = first + 1; at < bytes.length; at += width + breakLength) {
    if (bytes[at - 1] !== lineFeed) return null;
    if (breakLength === 2 && bytes[at - 2] !== carriageReturn) return null;
    const rest = bytes.length - at;
    // Bytes after the last full line would be ignored, and one content have two files.
    if (rest > width && rest <= width + breakLength) return null;
    const length = Math.min(width, rest);
    lines.copyWithin(filled, at, at + length);
    filled += length;
  }
  const joined = lines.subarray(0, filled);
  return joined.includes(lineFeed) || joined.includes(carriageReturn) ? null : joined;
}

/** Byte by byte: lines of one character must not become eight million strings. */
function unwrapAnyLines(bytes: Buffer): Buffer | null {
  const joined = Buffer.allocUnsafe(bytes.length);
  let [filled, lineStart] = [0, 0];
  for (let at = 0; at <= bytes.length; at++) {
    const byte = bytes[at];
    if (byte !== lineFeed && byte !== undefined) {
      joined[filled] = byte;
      filled += 1;
      continue;
    }
    // A carriage return belongs to the line feed that follows it.
    if (byte === lineFeed && filled > lineStart && bytes[at - 1] === carriageReturn) filled -= 1;
    if (filled === lineStart) return null;
    lineStart = filled;
  }
  return joined.subarray(0, filled);
}
