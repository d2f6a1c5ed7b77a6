/** The kinds of records that the changes refer to, loaded lazily. */
import { useQuery } from '@tanstack/react-query';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import { PageLoadError } from '#state/lazy-component.ts';
import { type Kinds, noKinds } from './change-words.ts';

/** Empty until the kinds have loaded. Code that fails to load throws PageLoadError, so that the page offers a retry. */
export function useKinds(changes: readonly Pick<CollectedChange, 'kind'>[]): Kinds {
  const ids = [...new Set(changes.map(({ kind }) => kind))].sort();
  const { data } = useQuery({
    queryKey: ['changes.kinds', ids],
    queryFn: () =>
      loadKinds(ids).catch((cause: unknown) => {
        throw new PageLoadError(cause);
      }),
    staleTime: Infinity,
    retry: false,
    throwOnError: true,
  });
  return data ?? noKinds;
}

export async function loadKinds(ids: readonly string[]): Promise<Kinds> {
  const found = await Promise.all(ids.map(async (id) => [id, await recordById(id)] as const));
  return new Map(found.filter((pair): pair is readonly [string, AnyRecord] => pair[1] !== null));
}
