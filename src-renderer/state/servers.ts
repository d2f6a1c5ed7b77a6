/** Choosing another server: session, place and language belong to the one or the other, never to both. */

import { bridge } from '#data/bridge.ts';
import type { Translate } from '#data/text.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { goTo, languageIn, leavePlace, noteLanguage, placeIn } from './places.ts';
import {
  activeServer,
  changeSettings,
  currentProgram,
  keepServer,
  ofThisTab,
  showServer,
} from './program.ts';
import { renewSession } from './session.ts';
import { holdsWork, leaving } from './unsaved.ts';

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
    await inTurn(async () => {
      const servers = await bridge.servers.choose({ id }, { outlives: true });
      // Another tab may have chosen meanwhile: what new tabs begin with is not what was chosen here.
      await showChosen({ ...servers, active: id });
    });
    if (go) goTo(go === 'place' ? placeIn(id) : go);
  });
}

/** What became of another window's word about the servers; `moved`: this tab's is gone, it is on another one. */
export type Heard = 'same' | 'kept' | 'renewed' | 'moved';

/**
 * Looks at the list after something else changed it. What another window chose is its own. Where it changed where this
 * tab's server leads, or removed it, this tab goes along; with unsaved work it stays as it is, and its requests are
 * refused unsent.
 */
export function hearServers(): Promise<Heard> {
  return inTurn(async () => {
    // Asked anew: what an event says may be older than what this tab did meanwhile.
    const servers = ofThisTab(await bridge.servers.list({}));
    const program = currentProgram();
    if (!program) return 'same';
    if (activeServer(program.servers).mark === activeServer(servers).mark) {
      showServer(servers);
      return 'same';
    }
    if (holdsWork()) {
      keepServer(servers);
      return 'kept';
    }
    await change(program.servers.active, servers, program.settings.language);
    return program.servers.active === servers.active ? 'renewed' : 'moved';
  });
}

/** Goes along with what another window did to this tab's server after all, where the user lets go what is unsaved here. */
export function followElsewhere(): Promise<boolean> {
  return leaving(() =>
    inTurn(async () => {
      const servers = ofThisTab(await bridge.servers.list({}));
      const program = currentProgram();
      if (program) await change(program.servers.active, servers, program.settings.language);
    }),
  );
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: an event must not come between a choice and its answer. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

async function showChosen(servers: ServerList): Promise<void> {
  const program = currentProgram();
  if (!program || activeServer(program.servers).mark === activeServer(servers).mark) showServer(servers);
  else await change(program.servers.active, servers, program.settings.language);
}

async function change(
  before: string,
  servers: ServerList,
  language: Parameters<typeof noteLanguage>[1],
): Promise<void> {
  const ofServer = leavePlace(before);
  noteLanguage(before, language);
  showServer(servers);
  const renewed = renewSession(activeServer(servers));
  if (ofServer) goTo(placeIn(servers.active));
  const wanted = languageIn(servers.active);
  if (wanted && wanted !== language) {
    // Managed by the organisation, or not to be saved just now: the server is used in the other language.
    await changeSettings({ language: wanted }).catch(() => undefined);
  }
  await renewed;
}
