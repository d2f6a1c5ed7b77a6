/** Parts of account security that this person may open and whose page exists (spec 1§2.7; SEC-001). */
import { useAtomValue } from 'jotai';
import { type SecurityType, securityPath, securityTypes } from '#shared/rules/security/entries.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { homeOf } from '#state/screen.ts';
import { useSession } from '#state/session.ts';

export interface SecurityEntry {
  readonly type: SecurityType;
  readonly to: string;
}

export function useSecurityEntries(): readonly SecurityEntry[] {
  const session = useSession();
  const { codes } = useGrants();
  const screens = useAtomValue(screensAtom);
  const facts = session.status === 'signedIn' ? session.facts : null;
  return securityTypes.flatMap((type) => {
    const screen = screens.find(({ path }) => path === securityPath(type));
    return screen && mayOpen(screen, facts, codes) === 'yes' ? [{ type, to: homeOf(screen) }] : [];
  });
}
