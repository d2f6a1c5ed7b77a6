/** Most commands need these texts alone; loading all of them (all-words.ts) would make every start slower. */

import {
  type LicenceWriter,
  type LicenceZones,
  sentenceText,
} from '#shared/rules/licence/description/licence-writer.ts';
import type { WordedSentence } from '#shared/rules/licence/risk-text.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { cli } from '#shared/text/tables/cli.ts';
import { licence } from '#shared/text/tables/licence.ts';
import { licenceBoard } from '#shared/text/tables/licence-board.ts';
import { licenceReport } from '#shared/text/tables/licence-report.ts';
import { licenceRisk } from '#shared/text/tables/licence-risk.ts';
import { type Language, languageFor, languages, type TextKey } from '#shared/text/types.ts';
import { printable } from './printable.ts';

/** One object a language, since `lookUp` keeps what it has found by the object. */
const terminalTexts = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      cli: cli[language],
      licence: licence[language],
      licenceBoard: licenceBoard[language],
      licenceReport: licenceReport[language],
      licenceRisk: licenceRisk[language],
    },
  ]),
) as Readonly<Record<Language, TerminalTexts>>;

type TerminalTexts = {
  readonly cli: (typeof cli)[Language];
  readonly licence: (typeof licence)[Language];
  readonly licenceBoard: (typeof licenceBoard)[Language];
  readonly licenceReport: (typeof licenceReport)[Language];
  readonly licenceRisk: (typeof licenceRisk)[Language];
};

export type TerminalWordKey = TextKey<TerminalTexts>;
type Params = Readonly<Record<string, string | number>>;

/** Days and instants stay as they are in the file, for scripts. */
export interface TerminalWords extends LicenceWriter {
  say(key: TerminalWordKey, params?: Params): string;
  /** A sentence about risk or use, with the licences' time zones beside the days. */
  sentence(sentence: WordedSentence, zones?: LicenceZones): string;
  /** An ISO day with the time zone in which it begins and ends; without a zone the day alone. */
  inZone(day: string, zone: string | undefined): string;
}

export function terminalWordsIn(language: Language): TerminalWords {
  const texts = terminalTexts[language];
  const format = new Intl.NumberFormat(language);
  const number = (value: number): string => format.format(value);
  const inZone = (day: string, zone: string | undefined): string =>
    zone === undefined ? day : lookUp(texts, 'licence.value.inZone', { day, zone });
  const words: TerminalWords = {
    language,
    say: (key, params) => lookUp(texts, key, params),
    sayAny: (key, params) => lookUp(texts, key, params),
    sentence: (sentence, zones) => sentenceText(sentence, words, zones),
    number,
    day: (value) => value,
    moment: (value) => value,
    size: (bytes) => lookUp(texts, 'licence.value.bytes', { count: bytes, bytes: number(bytes) }),
    name: printable,
    inZone,
  };
  return words;
}

/** The language of the POSIX locale variables (LC_ALL, LC_MESSAGES, LANG), else the computer's. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const posix = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  if (posix && posix !== 'C' && posix !== 'POSIX' && !posix.startsWith('C.'))
    return languageFor(posix.replaceAll('_', '-'));
  return posix ? 'en-US' : languageFor(Intl.DateTimeFormat().resolvedOptions().locale);
}
