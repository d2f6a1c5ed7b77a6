/** Runs jobs on servers where this program has a session; a job is claimed in its file before anything is sent. */
import { ApiError } from '#shared/api/api-error.ts';
import { readSession } from '#shared/rules/common/session/read-session.ts';
import type { Job } from '#shared/rules/jobs/job.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import type { Language } from '#shared/text/types.ts';
import { runDueJobs } from '../cli/run-due-jobs.ts';
import type { PlatformSession, ResolvedServer } from '../cli/session/platform-session.ts';
import { sessionCalls } from '../cli/session/session-calls.ts';
import type { Gateway } from '../gateway/index.ts';
import { openJobs } from '../services/jobs/jobs-service.ts';
import type { PolicyOptions } from '../services/policy/policy-service.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface OwnJobsSurroundings extends Omit<ProgramSurroundings, 'dataDir'> {
  readonly folder: string;
  readonly gateway: Pick<Gateway, 'handleAt'>;
  readonly servers: Pick<ServersService, 'targetFor' | 'rules' | 'list' | 'takeTenant'>;
  readonly language: () => Settings['language'];
  readonly policy: PolicyOptions | undefined;
}

export function openOwnJobs(o: OwnJobsSurroundings): (stop: AbortSignal) => Promise<void> {
  const setAside = (name: string) =>
    o.report('jobs', new Error(`jobs could not be read; they are kept as ${name}`));

  async function sessionFor({ server: wanted }: Job, language: Language): Promise<PlatformSession | null> {
    const { profiles } = await o.servers.list();
    const profile =
      profiles.find(({ id }) => id === wanted) ?? profiles.find(({ address }) => address === wanted);
    if (!profile || profile.blocked) return null;
    const { id, name, signIn, timeZone = '' } = profile;
    let target = o.servers.targetFor(id);
    const through: Pick<Gateway, 'handle'> = { handle: (request) => o.gateway.handleAt(target, request) };
    const calls = sessionCalls(through, () => target, language);
    try {
      const facts = await readSession(calls.ask, target.mapping);
      const rules = o.servers.rules(id, facts.tenant.tenantKey);
      target = { ...target, rules, readOnly: rules.readOnly !== null };
      const host = URL.parse(target.address)?.host ?? id;
      const server: ResolvedServer = {
        name,
        target,
        signIn,
        passwordSignIn: null,
        host,
        timeZone,
        folder: o.folder,
        rulesWith: (tenant) => o.servers.rules(id, tenant),
        noteTenant: async (tenant) => void (await o.servers.takeTenant(id, tenant)),
      };
      // `close` does nothing: the session is the console's, and stays open.
      return { server, facts, rules, close: async () => undefined, ...calls.at(host) };
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  return async (stop) => {
    const jobs = await openJobs({ folder: o.folder, now: o.now, looksOnly: true, setAside });
    await runDueJobs(jobs, {
      folder: o.folder,
      now: o.now,
      language: o.language(),
      policy: o.policy,
      sessionFor,
      stop,
      ran({ id, name, server, serverName }, result) {
        o.emit('jobs.ran', { id, name, server, serverName, result });
        // A job writes to the journal itself, so the consoles have to be told.
        o.emit('journal.changed', {});
      },
    });
  };
}
