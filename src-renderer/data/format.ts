/** Dates and numbers in the language's format. Calendar days are formatted without a zone. */
import { languageTraits } from '#shared/text/language-traits.ts';
import { localeOf } from '#shared/text/locale.ts';
import type { Language } from '#shared/text/types.ts';

export interface Formats {
  readonly formatNumber: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A calendar day, YYYY-MM-DD; other input is returned unchanged. */
  readonly formatDay: (day: string) => string;
  /** An instant, in milliseconds since 1970 or RFC 3339, in the computer's zone; other input is returned unchanged. */
  readonly formatTime: (time: number | string) => string;
  /** "in 12 days", "3 days ago". */
  readonly formatDays: (days: number) => string;
  /** 1.2 s, 350 ms, 2 min 5 s. */
  readonly formatDuration: (milliseconds: number) => string;
  /** 12.4 KB. */
  readonly formatBytes: (bytes: number) => string;
  /** 183 GB: from the platform's megabytes, 1,024 to a gigabyte, in the largest fitting unit. */
  readonly formatSpace: (megabytes: number) => string;
}

const cache = new Map<Language, Formats>();

export function formatsFor(language: Language): Formats {
  const known = cache.get(language);
  if (known) return known;
  const made = makeFormats(language);
  cache.set(language, made);
  return made;
}

/** A time as the platform writes it, without a zone. */
const wallTime = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/** Ascending from the platform's own unit. */
const spaceUnits = ['megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

function once<Value>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function makeFormats(language: Language): Formats {
  const locale = localeOf(language);
  // Lazy: each formatter takes a millisecond or more to construct, and the first render needs none.
  const number = once(() => new Intl.NumberFormat(locale));
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const time = once(() => new Intl.DateTimeFormat(locale, languageTraits[language].time));
  const wall = once(
    () => new Intl.DateTimeFormat(locale, { ...languageTraits[language].time, timeZone: 'UTC' }),
  );
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const special = new Map<string, Intl.NumberFormat>();
  const numberAs = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const format = special.get(key) ?? new Intl.NumberFormat(locale, options);
    special.set(key, format);
    return format;
  };
  const unit = (value: number, name: string, digits: number) =>
    numberAs({
      style: 'unit',
      unit: name,
      // The short form of a byte has no plural.
      unitDisplay: name === 'byte' ? 'long' : 'short',
      maximumFractionDigits: digits,
    }).format(value);
  return {
    formatNumber: (value, options) => (options ? numberAs(options) : number()).format(value),
    formatDay(text) {
      const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
      return match ? day().format(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]))) : text;
    },
    formatTime(value) {
      // A server's clock may show an hour that this computer's zone skips.
      const [, day, clock] = wallTime.exec(String(value)) ?? [];
      const instant = new Date(day === undefined ? value : `${day}T${clock}Z`);
      if (Number.isNaN(instant.getTime())) return String(value);
      return (day === undefined ? time() : wall()).format(instant);
    },
    formatDays: (days) => relative().format(days, 'day'),
    formatDuration(milliseconds) {
      if (milliseconds < 1000) return unit(milliseconds, 'millisecond', 0);
      if (milliseconds < 60_000) return unit(milliseconds / 1000, 'second', 1);
      const seconds = Math.round(milliseconds / 1000);
      return `${unit(Math.floor(seconds / 60), 'minute', 0)} ${unit(seconds % 60, 'second', 0)}`;
    },
    formatBytes(bytes) {
      if (bytes < 1000) return unit(bytes, 'byte', 0);
      if (bytes < 1_000_000) return unit(bytes / 1000, 'kilobyte', 1);
      return unit(bytes / 1_000_000, 'megabyte', 1);
    },
    formatSpace(megabytes) {
      const step = Math.min(
        spaceUnits.length - 1,
        Math.floor(Math.log(Math.max(1, megabytes)) / Math.log(1024)),
      );
      const value = megabytes / 1024 ** step;
      return unit(value, spaceUnits[step] ?? 'megabyte', value < 100 ? 1 : 0);
    },
  };
}
