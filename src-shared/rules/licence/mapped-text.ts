/** The text for a file read through a mapping: its kind, the mapping, and the result of the signature check. */
import { shownParams } from '../../kit/shown-params.ts';
import type { TranslateFinding } from './finding-text.ts';
import type { LicenceReading } from './reading.ts';

type Mapped = Pick<LicenceReading, 'mapped' | 'signature'>;

/** Returns null for a file that was read without a mapping. The label is `licence.mapped.label`. */
export function mappedText({ mapped, signature }: Mapped, translate: TranslateFinding): string | null {
  if (!mapped) return null;
  const { mapping, kind, checked } = mapped;
  const key = signature?.keyName ?? signature?.keyId ?? '';
  return translate(`licence.mapped.${checked}`, shownParams({ mapping, kind, key }));
}
