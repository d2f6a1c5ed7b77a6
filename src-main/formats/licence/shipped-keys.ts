/** The trusted keys that ship with the program (`resources/licence-keys.json`). */
import jwks from '../../../resources/licence-keys.json' with { type: 'json' };
import { parseTrustedKeys } from './jwks.ts';
import type { TrustedKeys } from './keys.ts';

let parsed: TrustedKeys | undefined;

export function shippedKeys(): TrustedKeys {
  parsed ??= parseTrustedKeys(jwks, 'shipped');
  return parsed;
}
