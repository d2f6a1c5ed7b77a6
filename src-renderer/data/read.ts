/** Reads: the only way in which screens ask the platform for something. */
import { QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { type SendOptions, send } from './http.ts';
import { withRetries } from './retry.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // A read tries again by itself, where that can help (retry.ts).
      retry: false,
    },
    mutations: { networkMode: 'always' },
  },
});

/** Keys begin with the endpoint's id, so that a change can say what it touches. */
export function readKey<E extends Endpoint>(endpoint: E, input: Input<E>): readonly [string, Input<E>] {
  return [endpoint.id, input];
}

/** One read outside of React, tried again where that can help; an upload is not sent twice. Throws ApiError. */
export function callRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  if (endpoint.effect !== 'read') throw new Error(`${endpoint.id} writes: submit it as a change`);
  if (endpoint.encoding === 'multipart') return send(endpoint, input, options);
  return withRetries(endpoint.id, (signal) => send(endpoint, input, { ...options, signal }), options.signal);
}

type ReadOptions<Data> = Omit<UseQueryOptions<Data, ApiError>, 'queryKey' | 'queryFn'>;

/** A read that a component shows: cached, cancelled when nobody needs it, refetched after a change touches it. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<Output<E>> = {},
): UseQueryResult<Output<E>, ApiError> {
  return useQuery<Output<E>, ApiError>({
    ...options,
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => callRead(endpoint, input, { signal }),
  });
}
