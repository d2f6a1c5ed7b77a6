/** One read outside React whose answer is also that of `useRead`: it is asked for once while it is fresh. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { callRead, queryClient, readKey } from './read.ts';

/** Throws ApiError. */
export function sharedRead<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  return queryClient.fetchQuery<Output<E>>({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => callRead(endpoint, input, { signal }),
  });
}
