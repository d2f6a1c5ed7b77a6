/** Whether a person may open a screen; pure. The server decides in the end: this is for not offering what fails. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { isAdministrator } from '#shared/rules/menu/visible.ts';
import type { Screen } from './screen.ts';

/** `wait`: the grants are not known yet. */
export type Access = 'yes' | 'no' | 'signIn' | 'wait';

export function mayOpen(
  screen: Pick<Screen, 'permission' | 'deployments'>,
  session: SessionFacts | null,
  codes: ReadonlySet<string> | null,
): Access {
  const { permission, deployments } = screen;
  if (permission.kind === 'public') return 'yes';
  if (!session) return 'signIn';
  if (deployments && !deployments.includes(session.platform.deployment)) return 'no';
  switch (permission.kind) {
    case 'signedIn':
      return 'yes';
    case 'administrator':
      return isAdministrator(session.user) ? 'yes' : 'no';
    case 'operator':
      return session.user.platformOperator ? 'yes' : 'no';
    case 'rule':
      return permission.allows(session) ? 'yes' : 'no';
    case 'menu':
      if (!codes) return 'wait';
      return codes.has(permission.code) ? 'yes' : 'no';
  }
}
