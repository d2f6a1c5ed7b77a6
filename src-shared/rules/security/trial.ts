/**
 * A change that is in force for a while: unless somebody keeps it, it is taken back. Steward itself does that, in whatever
 * window or in none, as long as it runs and the session that made the change stands.
 */
import * as z from 'zod';

/** Milliseconds for which it is in force. */
export const trialLength = 10 * 60_000;
/** Milliseconds after its end in which it is still taken back unasked: later nobody reckons with it any more. */
export const trialLateness = 5 * 60_000;
/** Milliseconds until the next try, where the server does not answer. */
export const trialPause = 20_000;

/** Why it can't be taken back from here. */
export const trialProblems = [
  /** The journal does not keep its way back, or the disk refuses. */
  'notNoted',
  /** The session that made it has ended, or another person's is there. */
  'signedOut',
  'otherPerson',
  /** Somebody else has to approve what is written there, or nothing may be. */
  'approval',
  'readOnly',
  /** Somebody changed the same since, or it is not there any more. */
  'conflict',
  'gone',
  /** Its form or its call would not take what was there before. */
  'refused',
  /** The server refused it; whether it came about is not known; the server does not answer. */
  'failed',
  'unknown',
  'unreachable',
] as const;
export type TrialProblem = (typeof trialProblems)[number];

export const trialShape = z.object({
  /** The journal's entry of the change, which keeps the way back. */
  entry: z.number().int(),
  /** Id of the server's profile. */
  server: z.string().max(64),
  /** Id and name of who made it, and the key of their tenant. */
  person: z.string().max(200),
  user: z.string().max(200),
  tenant: z.string().max(200),
  /** Message key of the change's title. */
  title: z.string().max(200),
  /** Of the server's messages. */
  language: z.string().max(35),
  /** Milliseconds since 1970, UTC. */
  ends: z.number().int(),
  /** Null: it is under way. `missed`: nobody took it back at its end, because Steward did not run or the computer slept. */
  problem: z.enum(trialProblems).or(z.literal('missed')).nullable(),
  /** What the server said. */
  message: z.string().max(4000),
});
export type Trial = z.output<typeof trialShape>;

export function trialDue({ ends, problem }: Pick<Trial, 'ends' | 'problem'>, now: number) {
  if (problem !== null) return 'over';
  if (now < ends) return 'wait';
  return now - ends <= trialLateness ? 'now' : 'missed';
}

/** `1:05`. */
export function timeLeft(ends: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((ends - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
