/** The checks of every plain text: hidden characters and length (1§9; the limit is chosen where 1§9 is silent). */

import { hiddenCharacter } from '../../../kit/patterns/hidden-characters.ts';
import type { Message } from '../../../text/message.ts';

/** Counts code points, which is closest to what people count. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** With `lines`, line breaks are allowed. Returns null for a valid text. */
export function checkPlainText(text: string, most: number, lines = false): Message | null {
  const hidden = hiddenCharacter(text, lines);
  // wall: hidden-character
  if (hidden) return { key: 'tenantEdit.hidden', params: { ...hidden } };
  const over = lengthOf(text) - most;
  return over > 0 ? { key: 'record.limit.over', params: { over, most } } : null;
}
