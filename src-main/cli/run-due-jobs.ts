/** The open console runs due jobs, at the servers where it is signed in, by the same handlers as `steward run`. */
import { Readable } from 'node:stream';
import type { Job, JobResult } from '#shared/rules/jobs/job.ts';
import type { Language } from '#shared/text/types.ts';
import type { JobsService } from '../services/jobs/jobs-service.ts';
import type { PolicyOptions } from '../services/policy/policy-service.ts';
import { parseOptions } from './command-line/options.ts';
import { jobHandlers } from './job-handlers.ts';
import { dueJobs, runJob } from './jobs/run.ts';
import type { PlatformSession } from './session/platform-session.ts';
import { terminalLanguage, terminalWordsIn } from './text/terminal-words.ts';

export interface DueJobsRun {
  /** The data folder. */
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly language: Language | 'system';
  readonly policy: PolicyOptions | undefined;
  /** Null where nobody is signed in at the job's server. */
  readonly sessionFor: (job: Job, language: Language) => Promise<PlatformSession | null>;
  readonly ran: (job: Job, result: JobResult) => void;
  /** No job begins after this signal; what was sent is waited for. */
  readonly stop: AbortSignal;
}

export async function runDueJobs(jobs: JobsService, o: DueJobsRun): Promise<void> {
  const words = terminalWordsIn(o.language === 'system' ? terminalLanguage(process.env) : o.language);
  const options = { ...parseOptions([]).options, data: o.folder };
  for (const { job, due } of dueJobs(await jobs.list(), o.now())) {
    if (o.stop.aborted) return;
    const session = await o.sessionFor(job, words.language);
    // A job for another tenant waits until somebody signs in there.
    if (/* wall: job-own-tenant */ session?.facts.tenant.tenantKey !== job.tenant.key) continue;
    const terminal = {
      env: {},
      input: Readable.from([]),
      now: o.now,
      dataFolder: o.folder,
      session,
      columns: null,
      showsProgress: false,
      ...(o.policy && { policy: o.policy }),
      print: () => undefined,
      complain: () => undefined,
      onInterrupt(listener: () => void) {
        o.stop.addEventListener('abort', listener, { once: true });
        return () => o.stop.removeEventListener('abort', listener);
      },
    };
    const report = await runJob(job, due, { handlers: jobHandlers, jobs, options, terminal, words });
    if (report) o.ran(job, report.result);
  }
}
