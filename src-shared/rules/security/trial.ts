/**
 * A trial: a change in force for a while and then taken back unless somebody keeps it. Steward takes it back without
 * any window, as long as it runs and the session that made the change is open.
 */
import * as z from 'zod';

/** Milliseconds for which a change is on trial. */
export const trialLength = 10 * 60_000;
/** Milliseconds after the end in which Steward still takes the change back by itself; later nobody expects it. */
export const trialLateness = 5 * 60_000;
/** Milliseconds until the next attempt, where the server does not answer. */
export const trialPause = 20_000;

export const trialProblems = [
  /** The journal does not have the way back, or the disk refuses to write. */
  'notNoted',
  /** The session of the change has ended, or another person is signed in. */
  'signedOut',
  'otherPerson',
  /** Writing needs an approval, or the server is read-only. */
  'approval',
  'readOnly',
  /** Somebody has changed the record since, or it no longer exists. */
  'conflict',
  'gone',
  /** The form or the call does not accept the values from before the change. */
  'refused',
  /** The server refused, the outcome is unknown, or the server does not answer. */
  'failed',
  'unknown',
  'unreachable',
] as const;
export type TrialProblem = (typeof trialProblems)[number];

export const trialShape = z.object({
  /** Id of the change's journal entry, which has the way back. */
  entry: z.number().int(),
  server: z.string().max(64),
  /** Id and name of the person who made the change, and the key of their tenant. */
  person: z.string().max(200),
  user: z.string().max(200),
  tenant: z.string().max(200),
  title: z.string().max(200),
  language: z.string().max(35),
  /** Milliseconds since 1970, UTC. */
  ends: z.number().int(),
  /** null: running. `missed`: nobody took it back in time, because Steward did not run or the computer slept. */
  problem: z.enum(trialProblems).or(z.literal('missed')).nullable(),
  message: z.string().max(4000),
});
export type Trial = z.output<typeof trialShape>;

export function trialDue({ ends, problem }: Pick<Trial, 'ends' | 'problem'>, now: number) {
  if (problem !== null) return 'over';
  if (now < ends) return 'wait';
  return /* wall: trial-late */ now - ends <= trialLateness ? 'now' : 'missed';
}

/** The time left as minutes and seconds, e.g. `1:05`. */
export function timeLeft(ends: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((ends - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
