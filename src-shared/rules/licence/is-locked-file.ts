import type { LicenceState } from './states.ts';

interface Judged {
  readonly encryption: object | null;
  readonly findings: readonly { readonly state: LicenceState }[];
}

/**
 * Tells whether a file is encrypted and has not been decrypted. The file's own state does not show it, because an
 * unknown signer is the graver finding: a Keygen file is signed outside of its encryption, so its key may be added
 * later.
 */
export function isLockedFile({ encryption, findings }: Judged): boolean {
  return encryption !== null && findings.some(({ state }) => state === 'DECRYPT_FAILED');
}
