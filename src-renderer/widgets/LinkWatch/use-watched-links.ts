/** The link-check results of this tenant that this computer stores. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import { useTenantScope } from '#state/tenant-scope.ts';

export function useWatchedLinks() {
  const scope = useTenantScope();
  const read = useQuery({
    queryKey: ['links.watched', scope],
    queryFn: () => {
      if (!scope) throw new Error('nobody is signed in');
      return bridge.links.watched(scope);
    },
    enabled: scope !== null,
    retry: false,
    staleTime: 0,
  });
  const { refetch } = read;
  useEffect(() => onBridgeEvent('links.checked', () => void refetch()), [refetch]);
  return read;
}
