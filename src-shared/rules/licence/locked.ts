/** Whether a secret could open a file, whoever signed it. */
import type { LicenceState } from './states.ts';

interface Judged {
  readonly encryption: object | null;
  readonly findings: readonly { readonly state: LicenceState }[];
}

/**
 * Encrypted, and not opened. An unknown signer is a graver finding than that, so the file's own state does not tell:
 * a Keygen file is signed outside of its encryption, and its signer may be learned later.
 */
export function isLocked({ encryption, findings }: Judged): boolean {
  return encryption !== null && findings.some(({ state }) => state === 'DECRYPT_FAILED');
}
