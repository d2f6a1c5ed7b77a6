/** What went wrong at a server, in words. */
import { ApiError } from '#shared/api/api-error.ts';
import { wordsOf } from '#shared/api/api-error-words.ts';
import { GoneRecord } from '#shared/rules/records/record.ts';
import type { EveryWord } from '../text/all-texts.ts';

export function errorText(error: unknown, all: EveryWord): string {
  if (error instanceof GoneRecord) return all.say('record.gone');
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { text, key, params, otherwise } = wordsOf(error);
  if (text !== '') return text;
  const said = all.sayIfKnown(key, params);
  return said === key ? all.say(otherwise, params) : said;
}
