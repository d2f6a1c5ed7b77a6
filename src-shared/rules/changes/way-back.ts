/** Whether a change can be taken back once it is applied, known before it is. */
import type { CollectedChange } from './collected.ts';

/** `anew`: what is made again has another id. */
export type WayBack = 'same' | 'anew' | 'none';

/** Records whose ids the server gives. */
const numbered: readonly string[] = ['loginMethodPresence'];
/** States of a certification that whoever reviews it gives: no call makes them again. */
const given: readonly unknown[] = ['verified', 'failed'];

export function wayBack({ kind, edits }: Pick<CollectedChange, 'kind' | 'edits'>): WayBack {
  if (kind === 'certification' && given.includes(edits.certification?.from)) return 'none';
  const deletes = Array.isArray(edits.there?.from) && edits.there.from.length > 0;
  return deletes && numbered.includes(kind) ? 'anew' : 'same';
}
