/** What a set that was applied together is called, as its users say it and as its file tells. */
import * as z from 'zod';

/** Characters. */
export const setLimits = { name: 200, ticket: 100 } as const;

export const setWords = z.strictObject({
  name: z.string().max(setLimits.name),
  /** The number of a ticket elsewhere. */
  ticket: z.string().max(setLimits.ticket),
});
export type SetWords = z.output<typeof setWords>;

/** Of a file: its changes were applied together, by whom and when. */
export const setBlock = setWords.extend({
  time: z.iso.datetime(),
  user: z.string().max(200),
  /** '': nobody had to approve it. */
  approver: z.string().max(200),
});
export type SetBlock = z.output<typeof setBlock>;

/** `Monday night · OPS-17`; '' where it has neither. */
export function setLabel({ name, ticket }: SetWords): string {
  return [name, ticket].filter(Boolean).join(' · ');
}
