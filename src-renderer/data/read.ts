/** Reads: the only way in which screens ask the platform for something. */
import {
  focusManager,
  QueryClient,
  type QueryFunction,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { type SendOptions, send } from './http.ts';
import { pictureStands } from './painted.ts';
import { withRetries } from './retry.ts';
import { createSignal } from './signal.ts';

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

/** Answers to this call that are still held, of whatever input: nothing is asked for them. */
export function alreadyRead<E extends Endpoint>(endpoint: E): readonly Output<E>[] {
  return queryClient
    .getQueriesData<Output<E>>({ queryKey: [endpoint.id] })
    .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));
}

/** Holds an answer that was asked for outside of `useRead`, until it is old. */
export function holdRead<E extends Endpoint>(endpoint: E, input: Input<E>, answer: Output<E>): void {
  queryClient.setQueryData(readKey(endpoint, input), answer);
}

/** What is held of one read; null: nothing, or a change has touched it since. */
export function heldRead<E extends Endpoint>(endpoint: E, input: Input<E>): Output<E> | null {
  const state = queryClient.getQueryState<Output<E>>(readKey(endpoint, input));
  return state?.data === undefined || state.isInvalidated ? null : state.data;
}

/** null: all reads there are. */
type Touched = readonly Pick<Endpoint, 'id'>[] | null;
const touchedAgain = createSignal<Touched>();

/** Tells whoever holds answers of its own (a list's pages) that these reads show something else now. */
export const onReadAgain = touchedAgain.listen;

/** Reads these anew, where they are shown; what is on its way of them does not come in afterwards. */
export async function readAgain(touched: Touched): Promise<void> {
  touchedAgain.emit(touched);
  const filters = touched?.map(({ id }) => ({ queryKey: [id] })) ?? [{}];
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));
  await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
}

/**
 * After a write of this window: `touched` are read anew where they are shown. Whatever else is held is read anew when it
 * is shown next, since figures of other pages (changes of a week, what waits) may count the write.
 */
export async function readAfterWrite(touched: Touched): Promise<void> {
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
  await readAgain(touched);
}

/** Milliseconds: what was read just before the window got the focus is new enough. */
const justRead = 1000;

/** A page is read again when somebody comes back to it: it may have been changed elsewhere meanwhile. */
export const onFocus = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > justRead ? 'always' : false;

// A window beside another one gets the focus without ever having been hidden.
focusManager.setEventListener((tell) => {
  const seen = () => tell(document.visibilityState === 'visible');
  window.addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
});

/** What is shown from before is asked for anew once it is painted. */
export function askedAnew<Data>(ask: QueryFunction<Data>): QueryFunction<Data> {
  return async (context) => {
    // Asked for before the wait: whoever goes on meanwhile calls it off.
    const { signal } = context;
    if (context.client.getQueryData(context.queryKey) !== undefined) await pictureStands();
    signal.throwIfAborted();
    return ask(context);
  };
}

type ReadOptions<Data> = Omit<UseQueryOptions<Data, ApiError>, 'queryKey' | 'queryFn'>;

/** A read that a component shows: cached, cancelled when nobody needs it, refetched after a change touches it. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: ReadOptions<Output<E>> = {},
): UseQueryResult<Output<E>, ApiError> {
  return useQuery<Output<E>, ApiError>({
    refetchOnWindowFocus: onFocus,
    ...options,
    queryKey: readKey(endpoint, input),
    queryFn: askedAnew(({ signal }) => callRead(endpoint, input, { signal })),
  });
}
