/** Words a sentence about risk or use: numbers and days as the reader writes them, the right plural. */
import type { MessageKey } from '../../text/index.ts';
import { unlimitedSeats } from '../common/licence/licence.ts';

export interface WordedSentence {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface SentenceTools {
  /** i18next's `t` fits, and `lookUp`. */
  translate(key: MessageKey, params: Readonly<Record<string, string | number>>): string;
  number(value: number): string;
  /** A calendar day, YYYY-MM-DD, of the newer licence or of the older one. */
  day(value: string, of: 'before' | 'after'): string;
}

type Figure = 'pcSeats' | 'mobileSeats' | 'externalSeats' | 'tenantLimit';
const dayParams = { day: 'after', otherDay: 'before' } as const;

/** `count` chooses the plural, its digits are `{{amount}}`; `figure` is a field's name and becomes its label. */
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
