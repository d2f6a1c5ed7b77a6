/** The versions of a theme, as they are kept by now. */
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { onFocus } from '#data/read.ts';
import type { VersionsOf } from '#shared/bridge/versions.ts';
import { readVersion, type VersionBody } from './version-body.ts';

const key = 'versions';

export function useVersions(of: VersionsOf) {
  const client = useQueryClient();
  useEffect(
    () => onBridgeEvent('versions.changed', () => void client.invalidateQueries({ queryKey: [key] })),
    [client],
  );
  return useQuery({
    queryKey: [key, of],
    queryFn: async () => (await bridge.versions.list(of)).versions,
    retry: false,
    // Another program on this computer may have kept one: only this one tells.
    refetchOnWindowFocus: onFocus,
  });
}

const bodyQuery = (of: VersionsOf, id: number) =>
  queryOptions({
    queryKey: [key, of, id],
    queryFn: async () => {
      const { body } = await bridge.versions.body({ ...of, id });
      return body === null ? null : readVersion(body);
    },
    retry: false,
  });

/** null: it was taken away. */
export function useVersionBody(of: VersionsOf, id: number) {
  return useQuery(bodyQuery(of, id));
}

/** Of several; nothing is in one that has not come yet. */
export function useVersionBodies(of: VersionsOf, ids: readonly number[]): (id: number) => VersionBody {
  const bodies = useQueries({ queries: ids.map((id) => bodyQuery(of, id)) });
  return (id) => bodies[ids.indexOf(id)]?.data ?? {};
}
