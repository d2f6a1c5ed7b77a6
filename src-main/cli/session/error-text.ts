/** The sentence for an error of a server, from the platform's own text where the answer has one. */
import { ApiError } from '#shared/api/api-error.ts';
import { apiErrorWords } from '#shared/api/api-error-words.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import type { AllWords } from '../text/all-words.ts';

export function serverErrorText(error: unknown, allWords: AllWords): string {
  if (error instanceof GoneRecord) return allWords.say('record.gone');
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { text, key, params, otherwise } = apiErrorWords(error);
  if (text !== '') return text;
  const said = allWords.sayIfKnown(key, params);
  return said === key ? allWords.say(otherwise, params) : said;
}
