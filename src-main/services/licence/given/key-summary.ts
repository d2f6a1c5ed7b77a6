import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import type { TrustedKey } from '../../../formats/licence/index.ts';

export function summariseKey(key: TrustedKey): ShownKey {
  const { id, algorithm, name, source, thumbprint, notBefore, notAfter, revoked, sample } = key;
  return { id, algorithm, name, source, thumbprint, notBefore, notAfter, revoked, sample };
}
