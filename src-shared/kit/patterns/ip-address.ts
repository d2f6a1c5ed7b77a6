/** IPv4, with wildcards too, and IPv6 (1§5, GEN-016 to 018). Leading zeros are refused: some programs read octal. */

const octet = /^(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])$/;

export function isIpv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => octet.test(part));
}

/** IPv4 with `*` for whole octets at the end, e.g. `10.1.*.*`, `10.1.2.*`; a plain address is valid too. */
export function isIpv4Wildcard(text: string): boolean {
  const parts = text.split('.');
  if (parts.length !== 4) return false;
  const first = parts.indexOf('*');
  const fixed = first < 0 ? parts : parts.slice(0, first);
  return fixed.every((part) => octet.test(part)) && parts.slice(fixed.length).every((part) => part === '*');
}

/** RFC 4291 §2.2 text: full, with one `::`, or ending in an IPv4 address; no zone, no brackets, no prefix. */
export function isIpv6(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const counts = halves.map((half, i) => groups(half, i === halves.length - 1));
  if (counts.includes(undefined)) return false;
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return halves.length === 2 ? total <= 7 : total === 8;
}

/** Number of 16-bit groups in a part without `::`; undefined where it is malformed. */
function groups(part: string, last: boolean): number | undefined {
  if (part === '') return 0;
  const pieces = part.split(':');
  const tail = pieces.at(-1) ?? '';
  const embedded = last && tail.includes('.');
  if (embedded && !isIpv4(tail)) return undefined;
  const hex = embedded ? pieces.slice(0, -1) : pieces;
  return hex.every((piece) => /^[0-9A-Fa-f]{1,4}$/.test(piece)) ? hex.length + (embedded ? 2 : 0) : undefined;
}
