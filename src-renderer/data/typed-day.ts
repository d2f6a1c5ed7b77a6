/** A day as people type it: as the console's language writes it, and as the others do. */
import { isDay } from '#shared/kit/days.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { localeOf } from '#shared/text/locale.ts';
import { type Language, languages } from '#shared/text/types.ts';

/** What the parts of a format stand for (day.js). */
const parts: Readonly<Record<string, readonly [part: 'year' | 'month' | 'day', pattern: string]>> = {
  YYYY: ['year', '\\d{4}'],
  MMMM: ['month', '\\p{L}{3,}'],
  MMM: ['month', '\\p{L}{3,}'],
  MM: ['month', '\\d{2}'],
  M: ['month', '\\d{1,2}'],
  DD: ['day', '\\d{2}'],
  D: ['day', '\\d{1,2}'],
};

/** YYYY-MM-DD, or null where it is no day that the calendar has. */
export function typedDay(text: string, language: Language): string | null {
  const typed = plain(text.normalize('NFKC').trim());
  for (const one of [language, ...languages.filter((other) => other !== language)]) {
    for (const format of languageTraits[one].typedDays) {
      const found = patternOf(format).exec(typed)?.groups;
      if (!found) continue;
      const month = /^\d/.test(found.month ?? '') ? Number(found.month) : monthCalled(found.month ?? '', one);
      const day = `${found.year}-${two(month)}-${two(Number(found.day))}`;
      if (isDay(day)) return day;
    }
  }
  return null;
}

/** One sign between digits, and blanks only between words. */
function plain(text: string): string {
  return text
    .replace(/[./]/g, '-')
    .replace(/\s*([年月日])\s*/g, '$1')
    .replace(/\s+/g, ' ');
}

const patterns = new Map<string, RegExp>();

function patternOf(format: string): RegExp {
  const made =
    patterns.get(format) ??
    new RegExp(
      `^${plain(format).replace(/Y{4}|M{1,4}|D{1,2}/g, (part) => `(?<${parts[part]?.[0]}>${parts[part]?.[1]})`)}$`,
      'u',
    );
  patterns.set(format, made);
  return made;
}

/** From 1; 0: no month begins so. "Sept" and "Sep" are the beginning of September. */
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
