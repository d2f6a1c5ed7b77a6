/** The words for a file read through a mapping: its kind, the mapping, and the result of the signature check. */
import type { FactValue } from './description/fact-value.ts';
import type { LicenceReading } from './reading.ts';

type Mapped = Pick<LicenceReading, 'mapped' | 'signature'>;

/** Returns null for a file that was read without a mapping. The label is `licence.mapped.label`. */
export function mappedWords({
  mapped,
  signature,
}: Mapped): Extract<FactValue, { readonly kind: 'words' }> | null {
  if (!mapped) return null;
  const { mapping, kind, checked } = mapped;
  const key = signature?.keyName ?? signature?.keyId ?? '';
  return { kind: 'words', key: `licence.mapped.${checked}`, params: { mapping, kind, key } };
}
