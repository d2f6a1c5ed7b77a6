/** Why something holds for a server, in words; null where its own profile, which the user sees, says so. */
import type { Because } from './server-rules.ts';

export function becauseKey({ by, managed }: Because) {
  if (by === 'own') return managed ? ('servers.because.ownManaged' as const) : null;
  if (by === 'address')
    return managed ? ('servers.because.addressManaged' as const) : ('servers.because.address' as const);
  return managed ? ('servers.because.tenantManaged' as const) : ('servers.because.tenant' as const);
}
