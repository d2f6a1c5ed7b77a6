/** Prefetches a page's first reads while the pointer rests on a link; the page repeats a failed one. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { heldRead, readKey } from './read.ts';
import { sharedRead } from './shared-read.ts';

/** When each prefetched read was answered that no page has taken, by its key. */
const prefetched = new Map<string, number>();

/** Milliseconds for which an answer counts as new: as long as `useRead` does not repeat a read. */
const fresh = 30_000;

const keyOf = <E extends Endpoint>(endpoint: E, input: Input<E>): string =>
  JSON.stringify(readKey(endpoint, input));

/** Returns null on failure; the page shows the failure when it opens. */
export async function prefetchRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Output<E> | null> {
  try {
    const answer = await sharedRead(endpoint, input);
    prefetched.set(keyOf(endpoint, input), Date.now());
    return answer;
  } catch {
    return null;
  }
}

/** A prefetched answer for its first reader outside `useRead`; null where the read has to be sent. */
export function takePrefetched<E extends Endpoint>(endpoint: E, input: Input<E>): Output<E> | null {
  const key = keyOf(endpoint, input);
  const answered = prefetched.get(key);
  prefetched.delete(key);
  return answered !== undefined && Date.now() - answered < fresh ? heldRead(endpoint, input) : null;
}
