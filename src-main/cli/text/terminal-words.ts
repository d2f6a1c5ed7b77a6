/** Most commands need these texts alone; loading all of them (all-words.ts) would make every start slower. */

import type { Zones } from '#shared/rules/licence/report/report-words.ts';
import { describeRisk, type WordedSentence } from '#shared/rules/licence/risk-text.ts';
import { cli as cliEnglish } from '#shared/text/en-US/cli/cli.ts';
import { licenceBoard as boardEnglish } from '#shared/text/en-US/licence/board.ts';
import { licence as licenceEnglish } from '#shared/text/en-US/licence/licence.ts';
import { licenceReport as reportEnglish } from '#shared/text/en-US/licence/report.ts';
import { licenceRisk as riskEnglish } from '#shared/text/en-US/licence/risk.ts';
import { lookUp } from '#shared/text/look-up.ts';
import { type Language, languageFor, type TextKey } from '#shared/text/types.ts';
import { cli as cliChinese } from '#shared/text/zh-CN/cli/cli.ts';
import { licenceBoard as boardChinese } from '#shared/text/zh-CN/licence/board.ts';
import { licence as licenceChinese } from '#shared/text/zh-CN/licence/licence.ts';
import { licenceReport as reportChinese } from '#shared/text/zh-CN/licence/report.ts';
import { licenceRisk as riskChinese } from '#shared/text/zh-CN/licence/risk.ts';

const english = {
  cli: cliEnglish,
  licence: licenceEnglish,
  licenceBoard: boardEnglish,
  licenceReport: reportEnglish,
  licenceRisk: riskEnglish,
};
const chinese = {
  cli: cliChinese,
  licence: licenceChinese,
  licenceBoard: boardChinese,
  licenceReport: reportChinese,
  licenceRisk: riskChinese,
};
export type TerminalWordKey = TextKey<typeof english>;
type Params = Readonly<Record<string, string | number>>;

export interface TerminalWords {
  readonly language: Language;
  say(key: TerminalWordKey, params?: Params): string;
  /** Keys that are put together at run time, as those of findings. */
  sayAny(key: string, params?: Params): string;
  /** A sentence about risk or use. Days stay ISO, with the licences' time zones beside them. */
  sentence(sentence: WordedSentence, zones?: Zones): string;
  number(value: number): string;
  /** An ISO day with the time zone in which it begins and ends; without a zone the day alone. */
  inZone(day: string, zone: string | undefined): string;
}

export function terminalWordsIn(language: Language): TerminalWords {
  const texts = language === 'zh-CN' ? chinese : english;
  const format = new Intl.NumberFormat(language);
  const number = (value: number): string => format.format(value);
  const inZone = (day: string, zone: string | undefined): string =>
    zone === undefined ? day : lookUp(texts, 'licenceReport.dayInZone', { day, zone });
  return {
    language,
    say: (key, params) => lookUp(texts, key, params),
    sayAny: (key, params) => lookUp(texts, key, params),
    sentence: (sentence, zones) =>
      describeRisk(sentence, {
        translate: (key, params) => lookUp(texts, key, params),
        number,
        day: (value, of) => inZone(value, zones?.[of]),
      }),
    number,
    inZone,
  };
}

/** The language of the POSIX locale variables (LC_ALL, LC_MESSAGES, LANG), else the computer's. */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const posix = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  if (posix && posix !== 'C' && posix !== 'POSIX' && !posix.startsWith('C.'))
    return languageFor(posix.replaceAll('_', '-'));
  return posix ? 'en-US' : languageFor(Intl.DateTimeFormat().resolvedOptions().locale);
}
