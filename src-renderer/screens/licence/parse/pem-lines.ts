/** Restores the line breaks of a pasted PEM key, which a one-line input removes. */
const pem = /^\s*(-----BEGIN [A-Z ]+-----)([A-Za-z0-9+/=\s]*)(-----END [A-Z ]+-----)\s*$/;
/** Characters of a line (RFC 7468). */
const lineLength = 64;

export function withPemLines(secret: string): string {
  const match = pem.exec(secret);
  if (!match) return secret;
  const body = (match[2] ?? '').replace(/\s+/g, '');
  const lines: string[] = [];
  for (let start = 0; start < body.length; start += lineLength) {
    lines.push(body.slice(start, start + lineLength));
  }
  return [match[1], ...lines, match[3], ''].join('\n');
}
