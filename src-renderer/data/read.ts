/** Reads from the platform: the only way in which screens request data. */
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
import { dropEarlyAnswers } from './early-answers.ts';
import { untilFirstPaint } from './first-paint.ts';
import { type SendOptions, send } from './http.ts';
import { withRetries } from './retry.ts';
import { shareAnswers } from './share-answers.ts';
import { createSignal } from './signal.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      // Retries happen in retry.ts, which knows where they help.
      retry: false,
      structuralSharing: shareAnswers,
    },
    mutations: { networkMode: 'always' },
  },
});

/** A key begins with the endpoint's id, so that changes can invalidate by endpoint. */
export function readKey<E extends Endpoint>(endpoint: E, input: Input<E>): readonly [string, Input<E>] {
  return [endpoint.id, input];
}

/** One read outside React, with retries where they can help; an upload is never sent twice. Throws ApiError. */
export function callRead<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: SendOptions = {},
): Promise<Output<E>> {
  if (endpoint.effect !== 'read') throw new Error(`${endpoint.id} writes: submit it as a change`);
  if (endpoint.encoding === 'multipart') return send(endpoint, input, options);
  return withRetries(endpoint.id, (signal) => send(endpoint, input, { ...options, signal }), options.signal);
}

/** All cached answers of an endpoint, whatever their input; sends no request. */
export function alreadyRead<E extends Endpoint>(endpoint: E): readonly Output<E>[] {
  return queryClient
    .getQueriesData<Output<E>>({ queryKey: [endpoint.id] })
    .flatMap(([, answer]) => (answer === undefined ? [] : [answer]));
}

/** Caches an answer that was not read by `useRead`, until it becomes stale. */
export function holdRead<E extends Endpoint>(endpoint: E, input: Input<E>, answer: Output<E>): void {
  queryClient.setQueryData(readKey(endpoint, input), answer);
}

/** The cached answer of one read; null when there is none or a change has invalidated it. */
export function heldRead<E extends Endpoint>(endpoint: E, input: Input<E>): Output<E> | null {
  const state = queryClient.getQueryState<Output<E>>(readKey(endpoint, input));
  return state?.data === undefined || state.isInvalidated ? null : state.data;
}

/** An answer that was not read again since a moment. */
export class NotReadAgain extends Error {
  constructor(call: string) {
    super(`${call} was not read again`);
    this.name = 'NotReadAgain';
  }
}

/** Answers from the cache alone, as far as they were read again since `time`; rejects with NotReadAgain otherwise. */
export function askReadSince(time: number) {
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> => {
    const state = queryClient.getQueryState<Output<E>>(readKey(endpoint, input));
    const isNew = state !== undefined && state.dataUpdatedAt >= time && !state.isInvalidated;
    if (!isNew || state.data === undefined) throw new NotReadAgain(endpoint.id);
    return state.data;
  };
}

/** Null stands for all reads. */
type Touched = readonly Pick<Endpoint, 'id'>[] | null;
const touchedAgain = createSignal<Touched>();

/** Fires when reads are invalidated, for caches outside the query client (a list's pages). */
export const onReadAgain = touchedAgain.listen;

/** Repeats these reads where they are mounted; requests in progress are cancelled. */
export async function readAgain(touched: Touched): Promise<void> {
  dropEarlyAnswers();
  touchedAgain.emit(touched);
  const filters = touched?.map(({ id }) => ({ queryKey: [id] })) ?? [{}];
  // wall: older-read-cancelled
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));
  await Promise.all(filters.map((filter) => queryClient.invalidateQueries(filter)));
}

/**
 * Refreshes reads after a write of this window: the `touched` ones at once where they are on view, all other cached
 * ones when they are shown next, because figures of other pages (changes of a week, open decisions) may count it.
 */
export async function readAfterWrite(touched: Touched): Promise<void> {
  await queryClient.invalidateQueries({ type: 'inactive', refetchType: 'none' });
  await readAgain(touched);
  await queryClient.invalidateQueries({ predicate: ({ meta }) => meta === countsWrites });
}

/** The mark (`meta`) of a read that counts writes of any kind: one on view is repeated after each of this window's. */
export const countsWrites: Readonly<Record<string, unknown>> = {};

/** Milliseconds: what was read just before the window got the focus is new enough. */
const justRead = 1000;

/** Repeats a read when the user returns to the window: the data may have been changed elsewhere. */
export const onFocus = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
  Date.now() - state.dataUpdatedAt > justRead ? 'always' : false;

// A window beside another one gets the focus without having been hidden, time and again: a state that is handed over
// would only count where it differs from the one before.
focusManager.setEventListener((tell) => {
  const tellVisibility = () => tell();
  window.addEventListener('focus', tellVisibility);
  document.addEventListener('visibilitychange', tellVisibility);
  return () => {
    window.removeEventListener('focus', tellVisibility);
    document.removeEventListener('visibilitychange', tellVisibility);
  };
});

/** Delays the repetition of a read with cached data until that data is painted. */
export function askedAnew<Data>(ask: QueryFunction<Data>): QueryFunction<Data> {
  return async (context) => {
    // The signal is read before the wait, so that navigating away cancels the request.
    const { signal } = context;
    if (context.client.getQueryData(context.queryKey) !== undefined) await untilFirstPaint();
    signal.throwIfAborted();
    return ask(context);
  };
}

type ReadOptions<Data> = Omit<UseQueryOptions<Data, ApiError>, 'queryKey' | 'queryFn'>;

/** A component's read: cached, cancelled when unmounted, repeated after a change touches it. */
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
