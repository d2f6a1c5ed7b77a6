/** Handles the shell's events: changed settings and servers, opened files, commands of the native menu. */
import { bridge, hasBridgeOpened, onBridgeEvent, onBridgeOpen } from '#data/bridge.ts';
import { onServerChanged } from '#data/server-mark.ts';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import { noteOpenedFiles } from '#state/opened-files.ts';
import { openPanel } from '#state/panels.ts';
import { activeServer, currentProgram, hearSettings, programAtom, takeNotices } from '#state/program.ts';
import { hearServers, serverName } from '#state/servers.ts';
import { notify } from '#widgets/notify.tsx';
import { followLink } from './opened-link.tsx';
import type { ConsoleRouter } from './router.tsx';
import { signOutHere } from './sign-out.ts';

const licenceTool = '/licensetool';
const packagesPage = '/theme_packages';

/** Milliseconds after the start; the first render does not need the event stream. */
const afterStart = 1000;

export function watchShell(router: ConsoleRouter): void {
  whenPageIdle(() => listen(router), afterStart);
}

function listen(router: ConsoleRouter): void {
  onBridgeOpen(() => void catchUp());
  onBridgeEvent('settings.changed', hearSettings);
  onBridgeEvent('app.noticesChanged', ({ notices }) => takeNotices(notices));
  const look = () => void lookAtServers().catch(() => undefined);
  onBridgeEvent('servers.changed', look);
  onServerChanged(look);
  onBridgeEvent('servers.linkOpened', (link) => void followLink(link));
  onBridgeEvent('files.opened', ({ files }) => {
    const { location } = router.state;
    if (noteOpenedFiles(files) === 'packages') {
      // An open packages page keeps its department and content.
      if (location.pathname !== packagesPage) void router.navigate(packagesPage);
    }
    // An open board takes the files itself; navigating away would discard its content.
    else if (!isBoard(location)) void router.navigate(licenceTool);
  });
  onBridgeEvent('app.command', ({ command }) => run(command, router));
  // The stream may have opened for a panel earlier, and its events since then had no listener here.
  if (hasBridgeOpened()) void catchUp();
}

function isBoard({ pathname, search }: { pathname: string; search: string }): boolean {
  return pathname === licenceTool && new URLSearchParams(search).get('entry') === 'board';
}

/** Reads changes made before the stream opened or during an interruption. */
async function catchUp(): Promise<void> {
  try {
    const asked = [bridge.settings.get({}), bridge.app.facts({}), lookAtServers()] as const;
    const [settings, { notices }] = await Promise.all(asked);
    hearSettings(settings);
    takeNotices(notices);
  } catch {
    // The shell is gone again: the stream's next opening repeats this.
  }
}

let looking: Promise<void> | null = null;

/** Runs once for events that arrive together. Rejects when the shell is gone. */
function lookAtServers(): Promise<void> {
  looking ??= (async () => {
    const before = currentProgram();
    // Later events start another run.
    const hearing = hearServers();
    queueMicrotask(() => {
      looking = null;
    });
    const heard = await hearing;
    const now = currentProgram();
    if (!before || !now || heard === 'same' || heard === 'kept') return;
    const [mine, other] = [before, now].map(({ servers }) => serverName(activeServer(servers), translate));
    const names = { mine: mine ?? '', other: other ?? '' };
    notify({ tone: 'info', text: translate(`servers.elsewhere.${heard}`, names) });
  })();
  return looking;
}

function run(
  command: 'openLicence' | 'palette' | 'settings' | 'signOut' | 'about' | 'shortcuts',
  router: ConsoleRouter,
): void {
  const servers = store.get(programAtom)?.servers;
  switch (command) {
    case 'openLicence':
      void router.navigate(licenceTool);
      return;
    case 'settings':
      void router.navigate('/settings');
      return;
    case 'shortcuts':
      openPanel('keys');
      return;
    case 'signOut':
      if (servers) signOutHere(activeServer(servers));
      return;
    default:
      openPanel(command);
  }
}
