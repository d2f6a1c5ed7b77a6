/** The reason why nobody knows whether a write was done: the server's own words, or a lost answer (3§8; GEN-060). */
import { serverWords } from '#shared/api/server-words.ts';
import { failedWithin } from '#shared/api/is-unconfirmed.ts';
import { describeError } from './describe-error.ts';
import { translate } from './text.ts';

/** A part of a sentence, for example "the server answered “Down for work until noon”". */
export function whyUnknown(error: unknown): string {
  const words = serverWords(error);
  if (words !== '') return translate('record.unknown.answered', { message: words });
  if (failedWithin(error))
    return translate('record.unknown.answered', { message: describeError(error).message });
  return translate('record.unknown.lost');
}
