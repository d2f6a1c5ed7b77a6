/** A certificate's fingerprint as a profile has it: SHA-256 of the certificate itself, upper-case hex with colons. */
import { createHash } from 'node:crypto';
import type { Certificate } from 'electron';

export function fingerprintOf({ data }: Pick<Certificate, 'data'>): string {
  const der = Buffer.from(data.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');
  return (createHash('sha256').update(der).digest('hex').toUpperCase().match(/../g) ?? []).join(':');
}
