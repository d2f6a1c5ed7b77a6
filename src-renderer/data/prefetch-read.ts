/** Prefetches a page's first reads while the pointer rests on a link; the page repeats a failed one. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { sharedRead } from './shared-read.ts';

/** Returns null on failure; the page shows the failure when it opens. */
export async function prefetchRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Output<E> | null> {
  try {
    return await sharedRead(endpoint, input);
  } catch {
    return null;
  }
}
