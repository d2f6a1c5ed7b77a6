/** Facts about the program, and the few things only a shell can do. */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { platformBuild } from '#shared/rules/constants.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';
import type { SettingsService } from '../../services/settings/settings-service.ts';
import type { ShellHooks } from '../hooks.ts';
import { safeExternalUrl } from '../link-policy.ts';
import type { Log } from '../log.ts';

export function appHandlers(o: {
  hooks: ShellHooks;
  version: string;
  notices: () => AppFacts['notices'];
  settings: SettingsService;
  servers: ServersService;
  log: Log;
}): BridgeHandlers['app'] {
  const facts = (): AppFacts => ({
    name: 'Steward',
    version: o.version,
    platformBuild,
    shell: o.hooks.shell,
    system: systemName(process.platform),
    systemLanguage: o.hooks.systemLanguage,
    notices: o.notices(),
  });
  return {
    facts,
    async start() {
      const [settings, servers] = await Promise.all([o.settings.get(), o.servers.list()]);
      return { facts: facts(), settings, servers };
    },
    openExternal: async ({ url }) => ({ opened: await o.hooks.openExternal(safeExternalUrl(url)) }),
    async openPlatformPage({ path }) {
      const address = platformAddress(o.servers.target().address, path);
      if (address === null) return { opened: false, address: null };
      return { opened: await o.hooks.openPlatformPage(address), address };
    },
    async reportCrash({ message, stack }) {
      await o.log.write('console', `${message}\n${stack}`);
      return null;
    },
  };
}

/** Null for the sandbox, which has no pages of its own (decision 1). The path can't leave the server's base. */
function platformAddress(base: string, path: string): string | null {
  if (base === '') return null;
  const segments = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return `${base}/${segments.join('/')}`;
}

function systemName(platform: NodeJS.Platform): AppFacts['system'] {
  if (platform === 'win32') return 'windows';
  if (platform === 'darwin') return 'macos';
  return platform === 'linux' ? 'linux' : 'other';
}
