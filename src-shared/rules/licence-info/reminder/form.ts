/** The text of a licence reminder and its placeholders (spec 1§2.12, 1§5 "Licence reminder"; LIC-029 to 041). */
import { warnValueRange } from '../../../api/licence-info/reminder-values.ts';
import type { Message } from '../../../text/message.ts';
import { isInRange } from '../../common/fields/check-fields.ts';

/** The maximum number of characters of the content; the documents give no limit. */
export const contentLimit = 1000;

/** The placeholders in the content: the warning value (with its %) and the terminal. */
export const reminderPlaceholders = ['{warnValue}', '{terminal}'] as const;

const placeholder = /\{[A-Za-z]+\}/g;

/** Returns unknown placeholders, which nothing would replace in the reminder that people get. */
export function unknownPlaceholders(content: string): string[] {
  const known = new Set<string>(reminderPlaceholders);
  return [...new Set(content.match(placeholder) ?? [])].filter((name) => !known.has(name));
}

export function placeholderProblem(content: string): Message | null {
  const [name] = unknownPlaceholders(content);
  return name ? { key: 'licenceInfo.remind.unknownPlaceholder', params: { name } } : null;
}

/** A warning value that the form refuses leaves its placeholder in the text. */
export function previewContent(
  content: string,
  { warnValue, terminal }: { readonly warnValue: number | null; readonly terminal: string },
): string {
  return content.replace(placeholder, (name) => {
    if (name !== '{warnValue}') return name === '{terminal}' ? terminal : name;
    return warnValue !== null && isInRange(warnValueRange, warnValue) ? `${warnValue}%` : name;
  });
}
