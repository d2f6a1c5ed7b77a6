/** The limits on the number of quick-create entrances (spec 3§5.3, 3§9; S-27; QUICK-010 to 012). */
import type { Message } from '../../text/message.ts';

export const entranceLimits = { least: 1, most: 15, keptByDelete: 2 } as const;

export function choiceProblem(chosen: number): Message | null {
  if (chosen < entranceLimits.least) return { key: 'quickCreate.problem.least' };
  return chosen > entranceLimits.most ? { key: 'quickCreate.problem.most' } : null;
}

/** Deleting is refused while two entrances remain, as the documents say. */
export function deleteProblem(remaining: number): Message | null {
  return remaining <= entranceLimits.keptByDelete ? { key: 'quickCreate.problem.last' } : null;
}
