/** The screen's way of writing the facts of a licence. */
import { useMemo } from 'react';
import { type TextTools, translateIfKnown, useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import type { LicenceWriter } from '#shared/rules/licence/description/licence-writer.ts';

export function licenceWriter(text: TextTools): LicenceWriter {
  const { t, language, formatNumber, formatDay, formatTime } = text;
  return {
    language,
    say: (key, params) => t(key, params),
    sayAny: (key, params) => translateIfKnown(key, params) ?? '',
    number: formatNumber,
    day: formatDay,
    moment: formatTime,
    size: (bytes) => sizeText(bytes, text),
    name: shownInSentence,
  };
}

export function useLicenceWriter(): LicenceWriter {
  const text = useText();
  return useMemo(() => licenceWriter(text), [text]);
}

/** For example "9.3 kB (9,309 bytes)"; a small file has the bytes alone. */
function sizeText(size: number, { t, formatBytes, formatNumber }: TextTools): string {
  const bytes = t('licence.value.bytes', { count: size, bytes: formatNumber(size) });
  return size < 1000 ? bytes : t('licence.screen.value.sizeExact', { size: formatBytes(size), bytes });
}
