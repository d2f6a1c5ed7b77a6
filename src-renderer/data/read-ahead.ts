/**
 * Reads for a page that somebody is about to open: what it asks first, while the pointer still rests on the link. The
 * page takes what is new enough from there, and asks for itself what could not be had.
 */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { callRead, queryClient, readKey } from './read.ts';

/** null: it can't be had; the page says so when it is open. */
export async function readAhead<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | null> {
  try {
    return await queryClient.fetchQuery<Output<E>>({
      queryKey: readKey(endpoint, input),
      queryFn: ({ signal }) => callRead(endpoint, input, { signal }),
    });
  } catch {
    return null;
  }
}
