/** The server and the tenant on view, under which this computer keeps what belongs to them. */
import { useMemo } from 'react';
import { useActiveServer } from './program.ts';
import { useSession } from './session.ts';

export interface TenantScope {
  /** Id of the profile. */
  readonly server: string;
  /** Key of the tenant. */
  readonly tenant: string;
}

/** Null without a session; the same object as long as server and tenant are. */
export function useTenantScope(): TenantScope | null {
  const { id: server } = useActiveServer();
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantKey : null;
  return useMemo(() => (tenant === null ? null : { server, tenant }), [server, tenant]);
}
