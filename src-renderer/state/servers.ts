/** Switches servers: session, address and language belong to one server, never to two. */

import { bridge } from '#data/bridge.ts';
import type { Translate } from '#data/text.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { goTo, languageIn, lastAddressOn, rememberAddress, noteLanguage } from './last-addresses.ts';
import {
  activeServer,
  changeSettings,
  currentProgram,
  keepServer,
  ofThisTab,
  showServer,
} from './program.ts';
import { renewSession } from './session.ts';
import { holdsWork, leaving } from './unsaved-work.ts';

/** The sandbox's name is translated; other servers have the profile's name. */
export function serverName(profile: Pick<ServerProfile, 'kind' | 'name'>, t: Translate): string {
  return profile.kind === 'sandbox' ? t('servers.sandboxName') : profile.name;
}

/**
 * Switches to another server. A page of a server is left for the last address on the other one; a page of no server
 * (the list of servers, the licence tool) only with `go`, an address or `place`. Returns false when the user stays for
 * unsaved work.
 */
export function chooseServer(id: string, { go }: { readonly go?: string } = {}): Promise<boolean> {
  // wall: unsaved-server
  return leaving(async () => {
    await inTurn(async () => {
      const servers = await bridge.servers.choose({ id }, { outlives: true });
      // Another tab may have chosen meanwhile; that choice only applies to new tabs.
      await showChosen({ ...servers, active: id });
    });
    if (go) goTo(go === 'place' ? lastAddressOn(id) : go);
  });
}

/** Result of another window's change; `moved`: this tab's server is gone, and the tab shows another one. */
export type ServersChange = 'same' | 'kept' | 'renewed' | 'moved';

/**
 * Reads the list again after another window changed it. Another window's choice does not affect this tab. When this
 * tab's server leads elsewhere or was removed, the tab follows; with unsaved work it stays as it is, and its requests
 * are refused unsent.
 */
export function hearServers(): Promise<ServersChange> {
  return inTurn(async () => {
    // Read again, since an event may be older than this tab's own last change.
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

/** Follows another window's change to this tab's server later, once the user agrees to lose unsaved work. */
export function followElsewhere(): Promise<boolean> {
  // wall: unsaved-server-along
  return leaving(() =>
    inTurn(async () => {
      const servers = ofThisTab(await bridge.servers.list({}));
      const program = currentProgram();
      if (program) await change(program.servers.active, servers, program.settings.language);
    }),
  );
}

let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time: an event must not come between a choice and its answer. */
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
  const ofServer = rememberAddress(before);
  noteLanguage(before, language);
  showServer(servers);
  const renewed = renewSession(activeServer(servers));
  if (ofServer) goTo(lastAddressOn(servers.active));
  const requestedLanguage = languageIn(servers.active);
  if (requestedLanguage && requestedLanguage !== language) {
    // The setting may be managed or fail to save; then the server is used in the current language.
    await changeSettings({ language: requestedLanguage }).catch(() => undefined);
  }
  await renewed;
}
