/** What is said of a file that was read through a mapping: its kind, the mapping, and what of it was verified. */
import { shownParams } from '../../kit/shown-params.ts';
import type { Translate } from './finding-text.ts';
import type { LicenceReading } from './reading.ts';

type Mapped = Pick<LicenceReading, 'mapped' | 'signature'>;

/** Null: it was read as what it is. The label is `licence.mapped.label`. */
export function mappedText({ mapped, signature }: Mapped, translate: Translate): string | null {
  if (!mapped) return null;
  const { mapping, kind, checked } = mapped;
  const key = signature?.keyName ?? signature?.keyId ?? '';
  return translate(`licence.mapped.${checked}`, shownParams({ mapping, kind, key }));
}
