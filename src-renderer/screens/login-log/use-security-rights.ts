/** Whether the user may open a part of account security, by its entry. */
import { type SecurityType, securityRight } from '#shared/rules/security/entries.ts';
import { mayOpen } from '#state/access.ts';
import { useGrants } from '#state/menu.ts';
import { useSession } from '#state/session.ts';

export function useSecurityRights(): (type: SecurityType) => boolean {
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  return (type) => mayOpen({ permission: securityRight(type) }, facts, codes) === 'yes';
}
