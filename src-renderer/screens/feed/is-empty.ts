import type { ShareValues } from '#shared/rules/feed/share-fields.ts';

/** A draft without text and files may be discarded without a question. */
export function isFieldsEmpty({ text, files }: ShareValues): boolean {
  return text.trim() === '' && files.length === 0;
}
