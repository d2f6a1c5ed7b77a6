/**
 * Runs server checks for the console, with the session that the program has at the server, and keeps the latest
 * result of each. The declarations of all calls are loaded with the first check.
 */
import type { ServerCheck } from '#shared/rules/servers/check/check-shape.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Checking } from '../services/server-check/check-server.ts';
import { type LastChecks, openLastChecks } from '../services/server-check/last-checks.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { ServerTarget } from '../services/servers/target.ts';

export interface ServerChecks {
  check(
    profile: { readonly id: string; readonly language: string },
    around: Pick<Checking, 'signal' | 'progress'>,
  ): Promise<ServerCheck>;
  last(id: string): Promise<ServerCheck | null>;
  forget: LastChecks['forget'];
}

interface ServerChecksOptions {
  readonly dataDir: string;
  readonly servers: () => Pick<ServersService, 'list' | 'targetFor' | 'diagnose'>;
  readonly gateway: Pick<Gateway, 'handleAt'>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export function openServerChecks(o: ServerChecksOptions): ServerChecks {
  const lastChecks = openLastChecks({ folder: o.dataDir, report: o.report });
  return {
    async check({ id, language }, { signal, progress }) {
      const { checkServer } = await import('../services/server-check/check-server.ts');
      const servers = o.servers();
      const target = servers.targetFor(id);
      const { profiles } = await servers.list();
      const name = profiles.find((profile) => profile.id === id)?.name ?? '';
      const { address, mapping } = target;
      const fresh = await checkServer(
        { name, address, host: hostOf(target), mapping },
        {
          signal,
          progress,
          language,
          now: o.now,
          ask: (request) => o.gateway.handleAt(target, request),
          diagnose:
            target.kind === 'sandbox'
              ? null
              : (stop) => servers.diagnose(id, { signal: stop, progress: () => undefined }),
        },
      );
      return lastChecks.keep(id, fresh);
    },
    last: (id) => lastChecks.of(id, o.servers().targetFor(id).address),
    forget: lastChecks.forget,
  };
}

function hostOf({ kind, id, address }: ServerTarget): string {
  return kind === 'sandbox' ? id : (URL.parse(address)?.host ?? address);
}
