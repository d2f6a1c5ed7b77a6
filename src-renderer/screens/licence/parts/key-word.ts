/** The result of the key check in one sentence. */

import type { TextTools } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { LicenceState } from '#shared/rules/licence/states.ts';

type Judged = Pick<LicenceReading, 'signature' | 'verified' | 'findings' | 'readable' | 'format' | 'mapped'>;

/** The file's key, if it is among the trusted ones. */
export function trustedKeyOf(
  { signature }: Pick<Judged, 'signature'>,
  keys: readonly ShownKey[],
): ShownKey | null {
  if (!signature?.keySource) return null;
  return keys.find(({ id, source }) => id === signature.keyId && source === signature.keySource) ?? null;
}

export function keyWord(reading: Judged, keys: readonly ShownKey[], { t }: TextTools): string {
  const { signature, verified, findings, readable } = reading;
  const found = (state: LicenceState) => findings.some((finding) => finding.state === state);
  if (verified) return t('licence.screen.key.yes');
  if (!signature) return t(readable ? 'licence.screen.key.unsigned' : 'licence.screen.key.unread');
  if (reading.mapped?.checked === 'unknown') return t('licence.reason.otherSignature');
  if (signature.keySource !== null && found('SIGNATURE_INVALID')) return t('licence.screen.key.tried');
  if (signature.keyId === null) return t('licence.screen.key.noId');
  if (found('KEY_UNKNOWN') && keys.length > 0) {
    return t('licence.screen.key.unknown', { count: keys.length });
  }
  return t('licence.screen.key.no');
}
