/**
 * Tokens that let nobody in. A tab of an earlier start shows one, again and again; who shows many different ones tries
 * them out: the user is told once, and the answers come late from then on. Against 256 random bits neither is needed.
 */
import { createHash } from 'node:crypto';

/** Different tokens within a minute that are nobody's tabs any more. */
export const guessLimit = 32;
const minute = 60_000;
/** Milliseconds until a guess is answered. */
export const guessDelay = 1000;
/** What is remembered at most. */
const memory = 1000;

export interface Guesses {
  /** A wrong one; answers how many milliseconds later that is said. */
  wrong(token: string): number;
}

/** `clock`: milliseconds that never jump. `told`: at the first of them, once. */
export function createGuesses(told: () => void, clock: () => number = () => performance.now()): Guesses {
  /** When each was shown first, by its digest: an earlier session's token is kept nowhere. */
  const seen = new Map<string, number>();
  let isTold = false;
  return {
    wrong(token) {
      const now = clock();
      const digest = createHash('sha256').update(token).digest('base64');
      for (const [other, since] of seen) {
        if (now - since <= minute && seen.size < memory) break;
        seen.delete(other);
      }
      if (!seen.has(digest)) seen.set(digest, now);
      if (seen.size <= guessLimit) return 0;
      if (!isTold) told();
      isTold = true;
      return guessDelay;
    },
  };
}
