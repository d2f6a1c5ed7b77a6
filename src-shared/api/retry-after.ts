/** The header in which a busy server says when to try again. */

/** Milliseconds from Retry-After, which has seconds or a date (RFC 9110 §10.2.3); null for anything else. */
export function retryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
