/**
 * Wrong tokens. A tab of an earlier start shows its old token again and again; a sender of many different tokens is
 * guessing: the user is told once, and the responses are delayed from then on. Against 256 random bits neither is
 * strictly needed.
 */
import { createHash } from 'node:crypto';

/** Different wrong tokens within a minute that no longer count as old tabs. */
export const guessLimit = 32;
const minute = 60_000;
/** Milliseconds by which the response to a guess is delayed. */
export const guessDelay = 1000;
const memory = 1000;

export interface Guesses {
  /** Notes a wrong token; returns the delay of the response in milliseconds. */
  wrong(token: string): number;
}

/** `clock`: monotonic milliseconds. `onGuess` is called once, at the first guess. */
export function createGuesses(onGuess: () => void, clock: () => number = () => performance.now()): Guesses {
  /** Time of each token's first use, by digest, so that tokens of earlier sessions are not stored. */
  const countByToken = new Map<string, number>();
  let isTold = false;
  return {
    wrong(token) {
      const now = clock();
      const digest = createHash('sha256').update(token).digest('base64');
      for (const [other, since] of countByToken) {
        if (now - since <= minute && countByToken.size < memory) break;
        countByToken.delete(other);
      }
      if (!countByToken.has(digest)) countByToken.set(digest, now);
      if (countByToken.size <= guessLimit) return 0;
      // wall: web-guesses-told
      if (!isTold) onGuess();
      isTold = true;
      return guessDelay;
    },
  };
}
