import type { ShareValues } from '#shared/rules/feed/share-fields.ts';

/** Nothing is lost with it: no words, no files. */
export function isFieldsEmpty({ text, files }: ShareValues): boolean {
  return text.trim() === '' && files.length === 0;
}
