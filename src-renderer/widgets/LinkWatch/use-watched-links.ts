/** What is kept on this computer of the addresses of link applications, in this tenant. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import type { LinkScope } from '#shared/bridge/links.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';

/** Null without a session; the same object as long as server and tenant are. */
export function useLinkScope(): LinkScope | null {
  const { id: server } = useActiveServer();
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : null;
  return useMemo(() => (tenant === null ? null : { server, tenant }), [server, tenant]);
}

export function useWatchedLinks() {
  const scope = useLinkScope();
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
