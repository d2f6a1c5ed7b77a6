/** Checks of links' addresses, by the ways of the server that they belong to (decisions 023, 032). */
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { type GatewayTarget, openForeign } from '../gateway/index.ts';
import { createLinkCheck } from '../services/link-check/link-check.ts';
import { createLinkWatch, type LinkWatch } from '../services/link-watch/link-watch.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { ShellHooks } from './hooks.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface LinkSurroundings extends ProgramSurroundings {
  readonly servers: Pick<ServersService, 'targetOf' | 'list' | 'targetFor'>;
  readonly systemProxy: ShellHooks['systemProxy'];
}

export function openLinkCheck(o: LinkSurroundings): LinkWatch & Pick<BridgeHandlers['links'], 'check'> {
  const checkThrough = ({ route }: Pick<GatewayTarget, 'route'>, address: string) =>
    createLinkCheck({ connect: (url) => openForeign(url, route, o.systemProxy) }).check({ address });
  const watch = createLinkWatch({
    folder: join(o.dataDir, 'links'),
    now: o.now,
    async checkAt(server) {
      const { profiles } = await o.servers.list();
      const profile = profiles.find(({ id }) => id === server);
      if (!profile || profile.blocked) return null;
      const target = o.servers.targetFor(server);
      return (address) => checkThrough(target, address);
    },
    onChecked: (scope) => o.emit('links.checked', scope),
    setAside: (name) => o.report('links', new Error(`links could not be read; they are kept as ${name}`)),
  });
  return {
    ...watch,
    async check({ address, server }) {
      const target = o.servers.targetOf(server);
      if (target === null) throw new BridgeError('SERVER_CHANGED', 'no server is as the page shows it');
      return checkThrough(target, address);
    },
  };
}
