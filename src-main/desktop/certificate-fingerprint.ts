/** A certificate's fingerprint in the form of a profile: SHA-256 of the DER bytes, upper-case hex with colons. */
import { createHash } from 'node:crypto';
import type { Certificate } from 'electron';

export function certificateFingerprint({ data }: Pick<Certificate, 'data'>): string {
  const der = Buffer.from(data.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
  return (createHash('sha256').update(der).digest('hex').toUpperCase().match(/../g) ?? []).join(':');
}
