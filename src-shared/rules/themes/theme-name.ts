/** The names of a listed theme: in the reader's language where its row has one, otherwise as it is stored. */
import type { TextTools } from '#data/text.ts';
import { nameFor, namesInText } from '#shared/rules/common/names/languages.ts';
import type { AnyTheme } from '#shared/rules/themes/families.ts';

export function themeNameFor(
  { topicName, topicNameInter = '' }: Pick<AnyTheme, 'topicName' | 'topicNameInter'>,
  { language }: Pick<TextTools, 'language'>,
): string {
  return nameFor(namesInText(topicNameInter), language, topicName);
}
