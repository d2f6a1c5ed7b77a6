/** A person's verdict on a finding of the login log; stored on this computer for a server's tenant. */
import * as z from 'zod';

/** `open`: somebody has looked at it, or it is open again. A finding without a mark is open too. */
export const findingStates = ['open', 'harmless', 'reported'] as const;
export type FindingState = (typeof findingStates)[number];

export const findingNoteLimit = 1000;
/** Marks of one tenant. */
export const mostFindingMarks = 20_000;

export const findingMark = z.strictObject({
  key: z.string().min(1).max(500),
  state: z.enum(findingStates),
  note: z.string().max(findingNoteLimit),
  /** The newest of the finding's rows when it was marked, `YYYY-MM-DD HH:mm:ss`. */
  seen: z.string().max(40),
  author: z.string().max(200),
  /** Milliseconds since 1970, UTC. */
  time: z.number().int(),
});
export type FindingMark = z.output<typeof findingMark>;

/** A finding that has got newer rows than somebody has seen is open again. */
export function stateOfFinding(mark: FindingMark | undefined, end: string): FindingState {
  return mark === undefined || mark.seen < end ? 'open' : mark.state;
}
