/** Choosing another server: the session and everything read belong to the old one. */
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { bridge } from '../data/bridge.ts';
import type { Translate } from '../data/text.ts';
import { activeServer, takeServers } from './program.ts';
import { renewSession } from './session.ts';

/** The sandbox is called so in the user's language; other servers have the name that was given. */
export function serverName(profile: ServerProfile, t: Translate): string {
  return profile.kind === 'sandbox' ? t('servers.sandboxName') : profile.name;
}

export async function chooseServer(id: string): Promise<void> {
  const servers = await bridge.servers.choose({ id });
  takeServers(servers);
  await renewSession(activeServer(servers));
}
