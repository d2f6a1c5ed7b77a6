/**
 * What a calendar knows the end of a licence by (RFC 5545 §3.8.4.7). One fact is one event, wherever it was saved: on
 * the server's licence page, in the licence tool or in the terminal. The fact is whose licence, which code, which day;
 * the server knows no more than that. What nobody vouches for is an event of its own, told apart by its file: a
 * tampered copy must not take the place of the genuine one.
 */
export function licenceEventUid({
  company,
  code,
  day,
  file = null,
}: {
  readonly company: string;
  readonly code: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The fingerprint, or name, of a file that is not vouched for. */
  readonly file?: string | null;
}): string {
  const name = company.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  const parts = [name, code.trim(), day, ...(file === null ? [] : [file.slice(0, fingerprintLength)])];
  return ['licence', ...parts.map(written)].join('-');
}

/** Ends every identifier, after what tells a file's own events apart. */
export const uidSuffix = '@steward';

/** Characters of a name that stand in an identifier; what follows tells the rest apart. */
const nameLength = 40;
const fingerprintLength = 16;

function written(part: string): string {
  return encodeURIComponent([...part].slice(0, nameLength).join('').toWellFormed());
}
