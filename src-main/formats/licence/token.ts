/** A compact token (RFC 7515 §7.1, RFC 7516 §7.1): base64url parts between dots. */

const dot = 0x2e;
/** A JWE has five parts; a sixth shows that the token is none. */
const mostParts = 6;

/** Returns the parts between the dots, as views of the token. */
export function splitToken(token: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  while (parts.length < mostParts - 1) {
    const end = token.indexOf(dot, start);
    if (end < 0) break;
    parts.push(token.subarray(start, end));
    start = end + 1;
  }
  parts.push(token.subarray(start));
  return parts;
}
