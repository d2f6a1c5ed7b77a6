/** The check of a link's address, by the ways of the server that the tab shows (decisions 023, 032). */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { openForeign } from '../gateway/index.ts';
import { createLinkCheck } from '../services/link-check/link-check.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { ShellHooks } from './hooks.ts';

export function openLinkCheck(
  servers: Pick<ServersService, 'meant'>,
  systemProxy: ShellHooks['systemProxy'],
): Pick<BridgeHandlers['links'], 'check'> {
  return {
    async check({ address, server }) {
      const target = servers.meant(server);
      if (target === null) throw new BridgeError('SERVER_CHANGED', 'no server is as the page shows it');
      const { check } = createLinkCheck({ connect: (url) => openForeign(url, target.route, systemProxy) });
      return check({ address });
    },
  };
}
