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
    // Another program on this computer may have stored a version, and sends no event here.
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

/** The result is null for a removed version. */
export function useVersionBody(of: VersionsOf, id: number) {
  return useQuery(bodyQuery(of, id));
}

/** Bodies of several versions; {} for one that is still loading. */
export function useVersionBodies(of: VersionsOf, ids: readonly number[]): (id: number) => VersionBody {
  const bodies = useQueries({ queries: ids.map((id) => bodyQuery(of, id)) });
  return (id) => bodies[ids.indexOf(id)]?.data ?? {};
}
