/** Parses a typed day in the formats of the console's language, then in those of the other languages. */
import { isDay } from '#shared/kit/days.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { localeOf } from '#shared/text/locale.ts';
import { type Language, languages } from '#shared/text/types.ts';

/** The parts of a day.js format, with patterns for typed text. */
const parts: Readonly<Record<string, readonly [part: 'year' | 'month' | 'day', pattern: string]>> = {
  YYYY: ['year', '\\d{4}'],
  MMMM: ['month', '\\p{L}{3,}'],
  MMM: ['month', '\\p{L}{3,}'],
  MM: ['month', '\\d{2}'],
  M: ['month', '\\d{1,2}'],
  DD: ['day', '\\d{2}'],
  D: ['day', '\\d{1,2}'],
};

/** Returns YYYY-MM-DD, or null for text that names no day of the calendar. */
export function typedDay(text: string, language: Language): string | null {
  const typed = plain(text.normalize('NFKC').trim());
  for (const candidate of [language, ...languages.filter((other) => other !== language)]) {
    for (const format of languageTraits[candidate].typedDays) {
      const found = patternOf(format).exec(typed)?.groups;
      if (!found) continue;
      const month = /^\d/.test(found.month ?? '')
        ? Number(found.month)
        : monthCalled(found.month ?? '', candidate);
      const day = `${found.year}-${two(month)}-${two(Number(found.day))}`;
      if (isDay(day)) return day;
    }
  }
  return null;
}

/** Writes every separator of digits as a hyphen, and leaves blanks only between words. */
function plain(text: string): string {
  return text
    .replace(/[./]/g, '-')
    .replace(/\s*([年月日])\s*/g, '$1')
    .replace(/\s+/g, ' ');
}

const patterns = new Map<string, RegExp>();

function patternOf(format: string): RegExp {
  const parsedDay =
    patterns.get(format) ??
    new RegExp(
      `^${plain(format).replace(/Y{4}|M{1,4}|D{1,2}/g, (part) => `(?<${parts[part]?.[0]}>${parts[part]?.[1]})`)}$`,
      'u',
    );
  patterns.set(format, parsedDay);
  return parsedDay;
}

/** Returns a month's number from 1, or 0. The beginning of a name counts: "Sep" and "Sept" are September. */
function monthCalled(word: string, language: Language): number {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++) {
    const name = format.format(Date.UTC(2026, month - 1, 1)).toLowerCase();
    if (name.startsWith(word.toLowerCase())) return month;
  }
  return 0;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
