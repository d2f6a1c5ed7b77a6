/** What a text of one field may be, whatever else it is: no hidden characters, not too long (1§9; ours where silent). */

import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import type { Message } from '../../../text/message.ts';

/** Characters as people count them: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** `lines`: line breaks are part of the text. null: it may stand. */
export function checkPlainText(text: string, most: number, lines = false): Message | null {
  const hidden = hiddenCharacter(text, lines);
  if (hidden) return { key: 'tenantEdit.hidden', params: { ...hidden } };
  const over = lengthOf(text) - most;
  return over > 0 ? { key: 'record.limit.over', params: { over, most } } : null;
}
