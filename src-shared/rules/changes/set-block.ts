/** The name and ticket of a set of changes, given by its users and kept in its file. */
import * as z from 'zod';

/** The maximum number of characters of each text. */
export const setLimits = { name: 200, ticket: 100 } as const;

export const setWords = z.strictObject({
  name: z.string().max(setLimits.name),
  /** The ticket's number in another system. */
  ticket: z.string().max(setLimits.ticket),
});
export type SetWords = z.output<typeof setWords>;

/** The block in a file: the user who applied the changes together, and the time. */
export const setBlock = setWords.extend({
  time: z.iso.datetime(),
  user: z.string().max(200),
  /** The user who approved the set; '' when no approval was needed. */
  approver: z.string().max(200),
});
export type SetBlock = z.output<typeof setBlock>;

/** Returns a label such as `Monday night · OPS-17`; '' without name and ticket. */
export function setLabel({ name, ticket }: SetWords): string {
  return [name, ticket].filter(Boolean).join(' · ');
}
