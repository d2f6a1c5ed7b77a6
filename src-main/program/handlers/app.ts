/** Facts about the program, and the services that only a shell has. */
import { release } from 'node:os';
import type { AppFacts } from '#shared/bridge/app.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { platformBuild } from '#shared/rules/common/constants.ts';
import { platformAddress } from '#shared/rules/servers/platform-page.ts';
import type { ChoicesService } from '../../services/choices/choices-service.ts';
import { offeredName } from '../../services/files/display-name.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';
import type { ShellHooks } from '../hooks.ts';
import { safeExternalUrl } from '../link-policy.ts';
import type { Log } from '../log.ts';
import { fileWriter, saveWith } from '../save-file.ts';
import { readThirdParty } from '../third-party.ts';

export function appHandlers(o: {
  hooks: ShellHooks;
  version: string;
  notices: () => AppFacts['notices'];
  settings: SettingsService;
  servers: ServersService;
  choices: ChoicesService;
  log: Log;
  /** Paths of the lists that the build wrote (third-party.ts). */
  thirdParty: readonly string[];
}): BridgeHandlers['app'] {
  const facts = (): AppFacts => ({
    name: 'Steward',
    version: o.version,
    platformBuild,
    shell: o.hooks.shell,
    system: systemName(process.platform),
    systemLanguage: o.hooks.systemLanguage,
    lockedSettings: [...o.settings.locked],
    notices: o.notices(),
  });
  return {
    facts,
    async start() {
      const [settings, servers, choices] = await Promise.all([
        o.settings.get(),
        o.servers.list(),
        o.choices.all(),
      ]);
      return { facts: facts(), settings, servers, choices };
    },
    openExternal: async ({ url }) => ({ opened: await o.hooks.openExternal(safeExternalUrl(url)) }),
    async openPlatformPage({ path, server }) {
      const target = server === undefined ? o.servers.target() : o.servers.targetOf(server);
      if (target === null) throw new BridgeError('SERVER_CHANGED', 'no server is as the page shows it');
      const address = platformAddress(target.address, path);
      if (address === null) return { opened: false, address: null };
      return { opened: await o.hooks.openPlatformPage(address, target), address };
    },
    versions: () => ({
      node: process.versions.node,
      electron: process.versions.electron ?? null,
      chromium: process.versions.chrome ?? null,
      system: `${process.platform} ${release()} ${process.arch}`,
    }),
    thirdParty: async () => ({ packages: await readThirdParty(o.thirdParty) }),
    async printPdf({ suggestedName }) {
      const bytes = await o.hooks.printPdf?.();
      if (!bytes) return { outcome: 'unavailable', name: null };
      const saved = await saveWith(o.hooks, offeredName(suggestedName), fileWriter(bytes));
      return saved.outcome === 'saved'
        ? { outcome: 'saved', name: saved.name }
        : { outcome: 'cancelled', name: null };
    },
    async reportCrash({ message, stack }) {
      await o.log.write('console', `${message}\n${stack}`);
      return null;
    },
  };
}

function systemName(platform: NodeJS.Platform): AppFacts['system'] {
  if (platform === 'win32') return 'windows';
  if (platform === 'darwin') return 'macos';
  return platform === 'linux' ? 'linux' : 'other';
}
