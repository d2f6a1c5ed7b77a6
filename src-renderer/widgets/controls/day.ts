/** Converts calendar days (YYYY-MM-DD) and times (HH:mm or HH:mm:ss) to the day.js objects of antd's pickers. */
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { languageTraits } from '#shared/text/language-traits.ts';
import type { Language } from '#shared/text/types.ts';

dayjs.extend(customParseFormat);

export const dayFormat = 'YYYY-MM-DD';

/** The format of displayed days, and further formats accepted as typed text. */
export function typedDays(language: Language): string[] {
  return [...languageTraits[language].typedDays];
}

/** Returns null for a day that does not exist (30 February). */
export function toDayjs(text: string | null, format: string = dayFormat): Dayjs | null {
  if (!text) return null;
  const read = dayjs(text, format, true);
  return read.isValid() ? read : null;
}

export function fromDayjs(value: Dayjs | null | undefined, format: string = dayFormat): string | null {
  return value?.isValid() ? value.format(format) : null;
}
