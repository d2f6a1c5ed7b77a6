/** Rows of many ids: one request takes at most `idsAtOnce` of them, so that several are sent side by side. */
import { type QueryKey, useQueries } from '@tanstack/react-query';
import { askedAnew, onFocus } from '#data/read.ts';
import { idsAtOnce } from '#shared/api/people/people.ts';
import { splitEvery } from '#shared/kit/split-every.ts';

export interface RowsByIds<Row> {
  /** The loaded rows, without ids that the server does not know. */
  readonly rows: readonly Row[];
  readonly loading: boolean;
  readonly error: Error | null;
}

interface RowsQuery<Row> {
  /** The key of the read, with its input. */
  readonly queryKey: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<{ readonly result: readonly Row[] }>;
}

/** Nothing is read for no ids. */
export function useRowsByIds<Row>(
  ids: readonly string[],
  query: (ids: string[]) => RowsQuery<Row>,
): RowsByIds<Row> {
  return useQueries({
    queries: splitEvery(ids, idsAtOnce)
      .map((some) => query([...some]))
      .map(({ queryKey, load }) => ({
        queryKey,
        queryFn: askedAnew(({ signal }) => load(signal)),
        refetchOnWindowFocus: onFocus,
      })),
    combine: joinParts<Row>,
  });
}

interface RowsPart<Row> {
  readonly data?: { readonly result: readonly Row[] } | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
}

function joinParts<Row>(parts: readonly RowsPart<Row>[]): RowsByIds<Row> {
  const error = parts.find((part) => part.error !== null)?.error ?? null;
  return {
    rows: parts.flatMap(({ data }) => data?.result ?? []),
    loading: error === null && parts.some(({ isFetching }) => isFetching),
    error,
  };
}
