/** Takes the line breaks (LF or CRLF) out of a text of lines. */

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** The lines' bytes in a row, or null where a line is empty. Lines of one length, the usual case, go fast. */
export function unwrapLines(bytes: Buffer): Buffer | null {
  return unwrapEqualLines(bytes) ?? unwrapAnyLines(bytes);
}

/** Null where the lines differ in length (but for the last, which may be shorter). */
function unwrapEqualLines(bytes: Buffer): Buffer | null {
  const first = bytes.indexOf(lineFeed);
  if (first < 0) return bytes.includes(carriageReturn) ? null : bytes;
  const breakLength = bytes[first - 1] === carriageReturn ? 2 : 1;
  const width = first + 1 - breakLength;
  if (width <= 0) return null;
  const lines = Buffer.from(bytes);
  let filled = width;
  for (let at = first + 1; at < bytes.length; at += width + breakLength) {
    if (bytes[at - 1] !== lineFeed) return null;
    if (breakLength === 2 && bytes[at - 2] !== carriageReturn) return null;
    const length = Math.min(width, bytes.length - at);
    lines.copyWithin(filled, at, at + length);
    filled += length;
  }
  const joined = lines.subarray(0, filled);
  return joined.includes(lineFeed) || joined.includes(carriageReturn) ? null : joined;
}

function unwrapAnyLines(bytes: Buffer): Buffer | null {
  // A million blank lines are noticed before they become a million strings.
  if (bytes.includes('\n\n') || bytes.includes('\n\r\n')) return null;
  const lines = bytes.toString('latin1').split(/\r?\n/);
  return lines.includes('') ? null : Buffer.from(lines.join(''), 'latin1');
}
