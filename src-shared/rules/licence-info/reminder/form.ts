/** The text of a licence reminder (spec 1§2.12, 1§5 "Licence reminder"; LIC-029 to 041): its places, and what it becomes. */
import type { Message } from '../../../text/message.ts';

/** Characters of the content: the documents are silent. */
export const contentLimit = 1000;

/** Places in the content: the warning value (with its %) and the terminal. */
export const placeholders = ['{warnValue}', '{terminal}'] as const;

const placeholder = /\{[A-Za-z]+\}/g;

/**
 * What looks like a placeholder and is none that we know: a hint (`placeholderHint`), no refusal, since a server
 * may know more of them.
 */
export function unknownPlaceholders(content: string): string[] {
  const known = new Set<string>(placeholders);
  return [...new Set(content.match(placeholder) ?? [])].filter((name) => !known.has(name));
}

export function placeholderHint(content: string): Message | null {
  const [name] = unknownPlaceholders(content);
  return name ? { key: 'licenceInfo.remind.unknownPlaceholder', params: { name } } : null;
}

/** The content with its places filled: a preview of what will be sent. */
export function previewContent(
  content: string,
  values: { readonly warnValue: number | null; readonly terminal: string },
): string {
  return content.replace(placeholder, (name) => {
    if (name === '{warnValue}') return values.warnValue === null ? name : `${values.warnValue}%`;
    return name === '{terminal}' ? values.terminal : name;
  });
}
