/** The names of a listed theme: in the reader's language where its row has one, otherwise as it is stored. */
import type { Language } from '../../text/types.ts';
import { nameFor, namesInText } from '../common/names/languages.ts';
import type { AnyTheme } from './families.ts';

export function themeNameFor(
  { topicName, topicNameInter = '' }: Pick<AnyTheme, 'topicName' | 'topicNameInter'>,
  { language }: { readonly language: Language },
): string {
  return nameFor(namesInText(topicNameInter), language, topicName);
}
