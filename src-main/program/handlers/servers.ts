/** Server profiles: list, choose, edit, test, forget. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { ServersService } from '../../services/servers/servers-service.ts';

export function serversHandlers(servers: ServersService): BridgeHandlers['servers'] {
  return {
    list: () => servers.list(),
    choose: ({ id }) => servers.choose(id),
    add: (draft) => servers.add(draft),
    update: ({ id, draft }) => servers.update(id, draft),
    remove: ({ id }) => servers.remove(id),
    test: (draft, { signal }) => servers.test(draft, signal),
    forget: ({ id }) => servers.forget(id),
  };
}
