/** Summarises a reading in one sentence, for a server's response or a terminal. */

import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { licence } from '#shared/text/tables/licence.ts';
import type { Language } from '#shared/text/types.ts';

/** The text of the gravest finding, e.g. "The file is not signed." */
export function readingMessage(reading: LicenceReading, language: Language): string {
  const texts = { licence: licence[language] };
  const [first] = reading.findings;
  return first ? describeFinding(first, (key, params) => lookUp(texts, key, params)) : '';
}
