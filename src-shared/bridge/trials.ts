/** Trials of changes, which the user keeps or the program takes back (rules/security/trial.ts). */
import * as z from 'zod';
import { trialProblems, trialShape } from '../rules/security/trial.ts';
import { call, noResult, event, noArguments } from './contract.ts';

const entry = z.number().int();

export const trials = {
  calls: {
    list: call(noArguments, z.object({ trials: z.array(trialShape) })),
    /**
     * Whether Steward could take back a change on this server, as far as it is known in advance. `ends`: a change of
     * this kind has ended the session on the server.
     */
    may: call(
      z.strictObject({ server: z.string().max(64) }),
      z.object({ problem: z.enum(['ends', 'approval', 'readOnly']).nullable() }),
    ),
    /**
     * Begins the trial of the change in this entry. Taking it back is tested, without sending it, with the session that
     * the change left; where the test fails no trial begins, and the answer says why.
     */
    begin: call(
      z.strictObject({ entry, language: z.string().max(35) }),
      z.object({ problem: z.enum(trialProblems).nullable() }),
    ),
    /** Keeps the change, also after taking it back has failed. */
    keep: call(z.strictObject({ entry }), noResult),
  },
  events: {
    changed: event(z.object({ trials: z.array(trialShape) })),
    /** `touches` are ids of the reads to repeat. */
    takenBack: event(z.object({ server: z.string(), title: z.string(), touches: z.array(z.string()) })),
  },
} as const;
