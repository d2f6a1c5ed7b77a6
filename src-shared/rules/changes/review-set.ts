/**
 * Reviews a set by the server's present state, without sending anything. A change that depends on an unapplied change
 * cannot be read yet, so it is judged only when it is applied.
 */
import { runToEnd, type Steps } from '../../kit/steps.ts';
import { type Applying, type Review, reviewChange } from './apply.ts';
import type { CollectedChange } from './collected-change.ts';
import { dependencySteps, type Needs } from './order.ts';

export type SetReview =
  | Review
  /** The change depends on one that would not be applied. */
  | { readonly state: 'blocked' }
  /** The newest state of the change's record could not be read. */
  | { readonly state: 'failed'; readonly message: string };

interface Reviewing
  extends Pick<Applying<CollectedChange>, 'kindOf' | 'ask' | 'learn' | 'words' | 'refusal' | 'signal'> {
  /** Works out the dependencies when they are too much for one task; by default they are computed at once. */
  readonly work?: (steps: Steps<Needs>) => Promise<Needs>;
  /** The callback runs after each change. */
  readonly progress?: (done: number) => void;
}

/**
 * Returns the reviews in the order of the changes; undefined for a change not reviewed before a cancellation. Changes
 * are read one after the other, since a review should not burden a server.
 */
export async function reviewSet(
  changes: readonly CollectedChange[],
  how: Reviewing,
): Promise<readonly (SetReview | undefined)[]> {
  const needs = await (how.work ?? runToEnd)(dependencySteps(changes));
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
    // A read that fails after the stop is no failure of this change.
    if (how.signal?.aborted) return undefined;
    return { state: 'failed', message: how.words(error) };
  }
}
