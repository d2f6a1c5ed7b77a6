/** Changes that are in force for a while: kept, or taken back by the program (rules/security/trial.ts). */
import * as z from 'zod';
import { trialProblems, trialShape } from '../rules/security/trial.ts';
import { call, done, event, nothing } from './contract.ts';

const entry = z.number().int();

export const trials = {
  calls: {
    list: call(nothing, z.object({ trials: z.array(trialShape) })),
    /**
     * Whether a change of this server can be taken back from here, as far as that is known before. `ends`: a change like
     * it has ended the session there.
     */
    may: call(
      z.strictObject({ server: z.string().max(64) }),
      z.object({ problem: z.enum(['ends', 'approval', 'readOnly']).nullable() }),
    ),
    /**
     * The change of this entry was made just now. Taking it back is tried, without sending it, with the session that the
     * change left; where that would not do nothing is begun, and the answer says why.
     */
    begin: call(
      z.strictObject({ entry, language: z.string().max(35) }),
      z.object({ problem: z.enum(trialProblems).nullable() }),
    ),
    /** It stays in force, also where it could not be taken back. */
    keep: call(z.strictObject({ entry }), done),
  },
  events: {
    changed: event(z.object({ trials: z.array(trialShape) })),
    /** `touches`: ids of the reads that show something else now. */
    takenBack: event(z.object({ server: z.string(), title: z.string(), touches: z.array(z.string()) })),
  },
} as const;
