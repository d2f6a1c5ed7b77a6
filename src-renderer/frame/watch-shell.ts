/** What the shell tells: changed settings and servers, opened files, commands of the native menu. */
import { getDefaultStore } from 'jotai';
import { onBridgeEvent } from '../data/bridge.ts';
import { openedFilesAtom } from '../state/opened-files.ts';
import { openPanel } from '../state/panels.ts';
import { activeServer, programAtom, takeServers, takeSettings } from '../state/program.ts';
import { renewSession, signOutOf } from '../state/session.ts';
import type { ConsoleRouter } from './router.tsx';
import { whenIdle } from './use-prefetch.ts';

const licenceTool = '/licensetool';

/** Milliseconds after the start: the stream is no part of the first picture. */
const afterStart = 1000;

export function watchShell(router: ConsoleRouter): void {
  setTimeout(() => whenIdle(() => listen(router)), afterStart);
}

function listen(router: ConsoleRouter): void {
  onBridgeEvent('settings.changed', (settings) => void takeSettings(settings));
  onBridgeEvent('servers.changed', (servers) => {
    const before = getDefaultStore().get(programAtom)?.servers.active;
    takeServers(servers);
    if (before !== servers.active) void renewSession(activeServer(servers));
  });
  onBridgeEvent('files.opened', ({ files }) => {
    getDefaultStore().set(openedFilesAtom, files);
    void router.navigate(licenceTool);
  });
  onBridgeEvent('app.command', ({ command }) => run(command, router));
}

function run(
  command: 'openLicence' | 'palette' | 'settings' | 'signOut' | 'about' | 'shortcuts',
  router: ConsoleRouter,
): void {
  const servers = getDefaultStore().get(programAtom)?.servers;
  switch (command) {
    case 'openLicence':
      void router.navigate(licenceTool);
      return;
    case 'settings':
      openPanel('account');
      return;
    case 'shortcuts':
      openPanel('keys');
      return;
    case 'signOut':
      if (servers) void signOutOf(activeServer(servers)).catch(() => undefined);
      return;
    default:
      openPanel(command);
  }
}
