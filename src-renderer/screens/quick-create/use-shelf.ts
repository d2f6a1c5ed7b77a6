/** The page's shelf of entrances; the address holds the terminal (QUICK-006, 007). */
import type { Shelf } from '#shared/rules/quick-create/calls.ts';
import { useAddress } from '#state/address.ts';
import { useSession } from '#state/session.ts';

export function useShelf(scope: Shelf['scope']): Shelf {
  const session = useSession();
  const terminal = useAddress().get('terminal') === 'mobile' ? 'mobile' : 'pc';
  return { scope, terminal, userId: session.status === 'signedIn' ? session.facts.user.id : '' };
}
