/** Prefetches a page's first reads while the pointer rests on a link; the page repeats a failed one. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { callRead, queryClient, readKey } from './read.ts';

/** Returns null on failure; the page shows the failure when it opens. */
export async function prefetchRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<Output<E> | null> {
  try {
    return await queryClient.fetchQuery<Output<E>>({
      queryKey: readKey(endpoint, input),
      queryFn: ({ signal }) => callRead(endpoint, input, { signal }),
    });
  } catch {
    return null;
  }
}
