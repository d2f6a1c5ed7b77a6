/** The trusted keys of the shell: one cached read for all users of the hook, refetched after every change. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';

export const trustedKeysQuery = queryOptions({
  queryKey: ['licence.keys'],
  queryFn: () => bridge.licence.keys({}),
});

export function useTrustedKeys() {
  const client = useQueryClient();
  useEffect(
    () => onBridgeEvent('licence.keysChanged', () => void client.invalidateQueries(trustedKeysQuery)),
    [client],
  );
  return useQuery(trustedKeysQuery);
}
