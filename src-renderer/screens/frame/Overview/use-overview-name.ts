import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';

/** The name under which this browser remembers a part of the overview, for the server and the signed-in person. */
export function useOverviewName(part: string): string {
  const session = useSession();
  const person = session.status === 'signedIn' ? session.facts.user.id : '';
  return `overview.${part}.${useActiveServer().id}.${person}`;
}
