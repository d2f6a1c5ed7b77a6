/** Words a sentence about risk or use: numbers and days in the reader's format, with the right plural. */
import type { MessageKey } from '../../text/index.ts';
import { unlimitedSeats } from '../common/licence/licence.ts';

export interface WordedSentence {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface SentenceTools {
  /** Translates like i18next's `t` or `lookUp`. */
  translate(key: MessageKey, params: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
  /** Formats a calendar day, YYYY-MM-DD, of the newer licence or of the older one. */
  day(value: string, of: 'before' | 'after'): string;
}

type Figure = 'pcSeats' | 'mobileSeats' | 'externalSeats' | 'tenantLimit';
const dayParams = { day: 'after', otherDay: 'before' } as const;

/** `count` selects the plural and gives the digits `{{amount}}`; `figure` is a field's name, shown by its label. */
export function describeRisk({ key, params }: WordedSentence, tools: SentenceTools): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'count') {
      words.count = value;
      words.amount = typeof value === 'number' ? tools.number(value) : value;
    } else if (typeof value === 'number') {
      words[name] =
        value === unlimitedSeats ? tools.translate('licence.value.unlimited', {}) : tools.number(value);
    } else if (name === 'figure') words.figure = tools.translate(`licence.field.${value as Figure}`, {});
    else if (name === 'day' || name === 'otherDay') words[name] = tools.day(value, dayParams[name]);
    else words[name] = value;
  }
  return tools.translate(key, words);
}
