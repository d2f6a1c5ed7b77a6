/** Choosing another server: session, place and language belong to the one or the other, never to both. */
import type { ServerList, ServerProfile } from '#shared/bridge/servers.ts';
import { bridge } from '../data/bridge.ts';
import type { Translate } from '../data/text.ts';
import { goTo, languageIn, leavePlace, noteLanguage, placeIn } from './places.ts';
import { activeServer, changeSettings, currentProgram, takeServers } from './program.ts';
import { renewSession } from './session.ts';
import { leaving } from './unsaved.ts';

/** The sandbox is called so in the user's language; other servers have the name that was given. */
export function serverName(profile: Pick<ServerProfile, 'kind' | 'name'>, t: Translate): string {
  return profile.kind === 'sandbox' ? t('servers.sandboxName') : profile.name;
}

/**
 * Goes to another server, and there to where the user was: from a page of a server always, from a page of none
 * (the list of servers, the licence tool) only with `go`, an address or `place`. Answers false where the user
 * stays for unsaved work.
 */
export function chooseServer(id: string, { go }: { readonly go?: string } = {}): Promise<boolean> {
  return leaving(async () => {
    await showServers(await bridge.servers.choose({ id }));
    if (go) goTo(go === 'place' ? placeIn(id) : go);
  });
}

let switching: Promise<void> = Promise.resolve();

/** Shows a list that was answered or heard; where another server is in use now, goes there. */
export function showServers(servers: ServerList): Promise<void> {
  const program = currentProgram();
  if (!program || program.servers.active === servers.active) takeServers(servers);
  else switching = change(program.servers.active, servers, program.settings.language);
  return switching;
}

async function change(
  before: string,
  servers: ServerList,
  language: Parameters<typeof noteLanguage>[1],
): Promise<void> {
  const ofServer = leavePlace(before);
  noteLanguage(before, language);
  takeServers(servers);
  const renewed = renewSession(activeServer(servers));
  if (ofServer) goTo(placeIn(servers.active));
  const wanted = languageIn(servers.active);
  if (wanted && wanted !== language) {
    // Managed by the organisation, or not to be saved just now: the server is used in the other language.
    await changeSettings({ language: wanted }).catch(() => undefined);
  }
  await renewed;
}
