/** What is kept on this computer of the addresses of link applications, in this tenant. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bridge, onBridgeEvent } from '#data/bridge.ts';
import type { LinkScope } from '#shared/bridge/links.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';

/** Null without a session. */
export function useLinkScope(): LinkScope | null {
  const { id: server } = useActiveServer();
  const session = useSession();
  return session.status === 'signedIn' ? { server, tenant: session.facts.tenant.tenantKey } : null;
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
