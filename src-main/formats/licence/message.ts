/** A reading in one sentence, for a server's answer or a terminal. */

import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { licence as english } from '#shared/text/en-US/licence/licence.ts';
import { lookUp } from '#shared/text/look-up.ts';
import type { Language } from '#shared/text/types.ts';
import { licence as chinese } from '#shared/text/zh-CN/licence/licence.ts';

/** What the gravest finding says, e.g. "The file is not signed." */
export function readingMessage(reading: LicenceReading, language: Language): string {
  const texts = { licence: language === 'zh-CN' ? chinese : english };
  const [first] = reading.findings;
  return first ? describeFinding(first, (key, params) => lookUp(texts, key, params)) : '';
}
