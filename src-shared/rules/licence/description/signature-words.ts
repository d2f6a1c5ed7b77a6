/** The key that verified a file, or the signer that it claims, in one sentence for every medium. */
import type { LicenceReading } from '../reading.ts';
import type { FactValue } from './fact-value.ts';

type Signed = Pick<LicenceReading, 'signature' | 'verified'>;

export function signatureWords({
  signature,
  verified,
}: Signed): Extract<FactValue, { readonly kind: 'words' }> {
  if (!signature) return { kind: 'words', key: 'licence.verdict.unsigned' };
  const { algorithm, keyId, keyName } = signature;
  const named = keyName ?? (verified ? keyId : null);
  if (named !== null) {
    const key = verified ? 'licence.verdict.signedBy' : 'licence.verdict.claimedBy';
    return { kind: 'words', key, params: { name: named, algorithm } };
  }
  if (keyId === null) return { kind: 'words', key: 'licence.verdict.signedUnknown', params: { algorithm } };
  return { kind: 'words', key: 'licence.verdict.signedByKey', params: { id: keyId, algorithm } };
}
