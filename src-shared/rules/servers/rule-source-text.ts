/** The text key for the source of a server's rule; null for the server's own profile, which the user sees. */
import type { RuleSource } from './server-rules.ts';

export function becauseKey({ by, managed }: RuleSource) {
  if (by === 'own') return managed ? ('servers.because.ownManaged' as const) : null;
  if (by === 'address')
    return managed ? ('servers.because.addressManaged' as const) : ('servers.because.address' as const);
  return managed ? ('servers.because.tenantManaged' as const) : ('servers.because.tenant' as const);
}
