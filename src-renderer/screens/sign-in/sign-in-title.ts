/** The heading of the sign-in page, which is also the window's title. */
import type { Translate } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { serverName } from '#state/servers.ts';

export function signInTitle(server: ServerProfile, t: Translate): string {
  if (server.blocked) return t('servers.blocked.title');
  if (server.kind === 'sandbox') return t('frame.signIn.sandboxTitle');
  return t('frame.signIn.remoteTitle', { name: serverName(server, t) });
}
