/** What makes a theme wrong (spec 2§5), said by the server: the message, or null. */
import type { Language } from '#shared/text/types.ts';
import { messagesIn } from '../messages.ts';
import type { ThemeValues } from './theme-columns.ts';

/** Pixels (2§5). */
const smallestFont = 12;

export function themeProblem(values: ThemeValues, language: Language): string | null {
  const messages = messagesIn(language);
  if (values.topicName.trim() === '') return messages.themeNameMissing;
  if ('createWay' in values && values.createWay === 'ecode' && values.ecode.trim() === '')
    return messages.ecodeMissing;
  if (!('navMenuFontSize' in values)) return null;
  const { navMenuFontSize, sideMenuFontSize, dtu, topicStyle } = values;
  const tooSmall = [navMenuFontSize, sideMenuFontSize].some((size) => size !== null && size < smallestFont);
  if (tooSmall) return messages.fontTooSmall(smallestFont);
  return dtu === 'pc' && topicStyle === 'client' ? messages.clientStyleOnly : null;
}
