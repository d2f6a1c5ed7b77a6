/**
 * Returns the identifier of a licence's end in calendars (RFC 5545 §3.8.4.7). The same end is the same event, whether
 * it was saved from the server's licence page, from the licence tool or from the terminal; so the identifier has only
 * the company, the code and the day, which the server knows as well. An unverified file has an event of its own with
 * the file's fingerprint, because a tampered copy must not replace the genuine event.
 */
export function licenceEventUid({
  company,
  code,
  day,
  file = null,
}: {
  readonly company: string;
  readonly code: string;
  /** The day as YYYY-MM-DD. */
  readonly day: string;
  /** The fingerprint, or name, of an unverified file. */
  readonly file?: string | null;
}): string {
  const name = company.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const parts = [name, code.trim(), day, ...(file === null ? [] : [file.slice(0, fingerprintLength)])];
  return ['licence', ...parts.map(written)].join('-');
}

/** The end of every identifier; callers put their own distinctions before it. */
export const uidSuffix = '@steward';

/** The maximum number of characters of a name in an identifier. */
const nameLength = 40;
const fingerprintLength = 16;

function written(part: string): string {
  return encodeURIComponent([...part].slice(0, nameLength).join('').toWellFormed());
}
