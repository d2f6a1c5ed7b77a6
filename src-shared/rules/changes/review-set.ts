/**
 * What applying a set would come to, by what the server has now: nothing is sent. What waits for a change that is still
 * to be made can't be read before it: it is judged when it is applied.
 */
import { atOnce, type Steps } from '../../kit/steps.ts';
import { type Applying, type Review, reviewChange } from './apply.ts';
import type { CollectedChange } from './collected.ts';
import { dependencySteps, type Needs } from './order.ts';

export type SetReview =
  | Review
  /** It waits for one that would not come about. */
  | { readonly state: 'blocked' }
  /** Its newest state could not be read. */
  | { readonly state: 'failed'; readonly message: string };

interface Reviewing
  extends Pick<Applying<CollectedChange>, 'kindOf' | 'ask' | 'learn' | 'words' | 'refusal' | 'signal'> {
  /** Works out what waits for what, where that is too much for one task; at once unless told. */
  readonly work?: (steps: Steps<Needs>) => Promise<Needs>;
  /** Told after each. */
  readonly progress?: (done: number) => void;
}

/** In the order of the changes; undefined: it was cancelled before. One after the other: a review is no reason to burden a server. */
export async function reviewSet(
  changes: readonly CollectedChange[],
  how: Reviewing,
): Promise<readonly (SetReview | undefined)[]> {
  const needs = await (how.work ?? atOnce)(dependencySteps(changes));
  const found: (SetReview | undefined)[] = changes.map(() => undefined);
  const waiting = new Set(changes.keys());
  while (waiting.size > 0) {
    for (const at of waiting) {
      const change = changes[at];
      const before = needs[at]?.map((need) => found[need]) ?? [];
      if (!change || before.includes(undefined)) continue;
      if (how.signal?.aborted) return found;
      waiting.delete(at);
      found[at] = await reviewAfter(change, before, how);
      how.progress?.(changes.length - waiting.size);
    }
  }
  return found;
}

async function reviewAfter(
  change: CollectedChange,
  before: readonly (SetReview | undefined)[],
  how: Reviewing,
): Promise<SetReview | undefined> {
  if (before.some((one) => one?.state !== 'open' && one?.state !== 'held')) return { state: 'blocked' };
  try {
    const review = await reviewChange(change, how);
    const early = before.some((one) => one?.state === 'open');
    return early && (review.state === 'gone' || review.state === 'conflict')
      ? { state: 'open', changed: Object.keys(change.edits) }
      : review;
  } catch (error) {
    // Where that was the end of all of it, it is not this change that failed.
    if (how.signal?.aborted) return undefined;
    return { state: 'failed', message: how.words(error) };
  }
}
