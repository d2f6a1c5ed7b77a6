/** The words of a report in one language, loaded lazily: no screen needs them otherwise. */

import { shownInSentence } from '../../../kit/shown-text.ts';
import { localeOf } from '../../../text/locale.ts';
import { lookUp, type TextTree } from '../../../text/look-up.ts';
import type { licence } from '../../../text/tables/en-US/licence.ts';
import type { licenceReport } from '../../../text/tables/en-US/licence-report.ts';
import type { licenceRisk } from '../../../text/tables/en-US/licence-risk.ts';
import { load as loadConsole } from '../../../text/tables/lazy/console.ts';
import { load as loadReport } from '../../../text/tables/lazy/licence-report.ts';
import type { Language, TextKey } from '../../../text/types.ts';
import { type LicenceWriter, type LicenceZones, sentenceText } from '../description/licence-writer.ts';
import type { WordedSentence } from '../risk-text.ts';

export type ReportKey = TextKey<{
  licence: typeof licence;
  licenceReport: typeof licenceReport;
  licenceRisk: typeof licenceRisk;
}>;
type Params = Readonly<Record<string, string | number>>;

export interface LicenceReportWords extends LicenceWriter {
  say(key: ReportKey, params?: Params): string;
  /** Words a sentence about risk or use; the zones of the two licences are shown beside their days. */
  sentence(sentence: WordedSentence, zones?: LicenceZones): string;
  /** Formats a time given in milliseconds since 1970, UTC. */
  instant(time: number): string;
}

export interface WordOptions {
  /** The time zone of the report's own date; by default the machine's. */
  readonly timeZone?: string;
}

export async function reportWords(
  language: Language,
  { timeZone }: WordOptions = {},
): Promise<LicenceReportWords> {
  const texts = await loadTexts(language);
  const locale = localeOf(language);
  const number = remember(new Intl.NumberFormat(locale));
  // Days have no zone, and the calendar is Gregorian as in licences, whatever the machine's is.
  const day = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  const instant = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const known = new Map<string, string>();
  const plain = (key: string): string => {
    const text = known.get(key) ?? lookUp(texts, key);
    known.set(key, text);
    return text;
  };
  const words: LicenceReportWords = {
    language,
    say: (key, params) => (params ? lookUp(texts, key, params) : plain(key)),
    sayAny: (key, params) => lookUp(texts, key, params),
    sentence: (sentence, zones) => sentenceText(sentence, words, zones),
    number,
    moment: (value) => value,
    size: (bytes) => lookUp(texts, 'licence.value.bytes', { count: bytes, bytes: number(bytes) }),
    name: shownInSentence,
    day: (value) => day.format(Date.parse(`${value}T00:00:00Z`)),
    instant: (time) => instant.format(time),
  };
  return words;
}

/** The maximum size of the cache; a report repeats the same few numbers a hundred thousand times. */
const remembered = 10_000;

function remember(format: Intl.NumberFormat): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const text = format.format(value);
    if (known.size < remembered) known.set(value, text);
    return text;
  };
}

async function loadTexts(language: Language): Promise<TextTree> {
  // The console has already loaded its own language; a further file for the report would load with it at the start.
  const [{ texts }, { licenceReport }] = await Promise.all([loadConsole[language](), loadReport[language]()]);
  const { licence, licenceRisk } = texts;
  return { licence, licenceReport, licenceRisk };
}
