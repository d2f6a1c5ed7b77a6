/** `steward run` runs due jobs one after the other, by the handlers of their commands, and asks nobody. */
import type * as z from 'zod';
import { type Due, dueOf } from '#shared/rules/jobs/due-time.ts';
import type { Job, JobEnd, JobResult } from '#shared/rules/jobs/job.ts';
import type { JobsService } from '../../services/jobs/jobs-service.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { captureCommand } from '../dispatch/capture-command.ts';
import type { CommandHandler, JobHandlers } from '../dispatch/command-handler.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { changesApplyShape } from '../render/json/changes.ts';
import type { runShape } from '../render/json/jobs.ts';
import { toJson } from '../render/to-json.ts';
import { readSecretOnce } from '../session/sign-in-secret.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { jobLine, openScheduledJobs } from './open-jobs.ts';

type JobsReport = z.input<typeof runShape>;
type JobReport = JobsReport['jobs'][number];

export const runJobsWith =
  (handlers: JobHandlers): CommandHandler =>
  async ({ options }, terminal, words) => {
    if (options.out !== null) await refuseExistingFile(options.out, options.force);
    const jobs = await openScheduledJobs(options, terminal, words);
    const time = terminal.now();
    const due = dueJobs(await jobs.list(), time);
    const secrets = due.some(({ due: { missed } }) => !missed)
      ? await readSecretOnce(options, terminal, words)
      : { options, terminal };
    const reports: JobReport[] = [];
    for (const job of due) {
      const report = await runJob(job.job, job.due, { handlers, jobs, ...secrets, words });
      if (report) reports.push(report);
      if (report?.result === 'stopped') break;
    }
    const summary: JobsReport = { time: new Date(time).toISOString(), jobs: reports };
    await deliver(options.json ? toJson(summary) : reportText(summary, words), options, terminal, words);
    const has = (result: JobResult) => reports.some((one) => one.result === result);
    if (has('stopped')) return exitCodes.interrupted;
    if (has('noSession')) return exitCodes.noSession;
    return reports.every(({ result }) => result === 'done') ? exitCodes.good : exitCodes.notApplied;
  };

/** Due jobs, the earliest first. */
export function dueJobs(
  jobs: readonly Job[],
  now: number,
): readonly { readonly job: Job; readonly due: Due }[] {
  return jobs
    .flatMap((job) => {
      const due = dueOf(job, now);
      return due ? [{ job, due }] : [];
    })
    .sort((one, other) => one.due.for - other.due.for);
}

interface JobContext {
  readonly handlers: JobHandlers;
  readonly jobs: JobsService;
  readonly options: Options;
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
}

/** Null where another process has begun the job. */
export async function runJob(
  job: Job,
  due: Due,
  { handlers, jobs, options, terminal, words }: JobContext,
): Promise<JobReport | null> {
  const end = (result: JobResult, code: number | null, message: string): JobEnd => ({
    for: new Date(due.for).toISOString(),
    time: new Date(terminal.now()).toISOString(),
    result,
    code,
    message: message.slice(0, 4000),
  });
  const { id, name, command, server, serverName, tenant } = job;
  const reportOf = (last: JobEnd, report: JobReport['report']) => ({
    id,
    name,
    command,
    server,
    serverName,
    tenant,
    report,
    ...last,
  });
  // The note comes before anything is sent: a job that a crash has interrupted must not begin again.
  const first = due.missed ? end('missed', null, '') : end('begun', null, '');
  // wall: job-begun-once
  if (!(await jobs.begin(id, first))) return null;
  if (due.missed) return reportOf(first, null);
  const call = jobCall(job, options, jobs);
  const handler = await handlers[job.command]();
  const { code, out, err } = await captureCommand(handler, call, terminal, words);
  const report =
    job.command === 'config pull' || out === '' ? null : changesApplyShape.parse(JSON.parse(out));
  const last = end(resultOf(code, report), code, err.trim());
  await jobs.end(id, last);
  return reportOf(last, report);
}

/** The job's command, for the tenant that was signed in when it was scheduled. */
function jobCall(job: Job, options: Options, jobs: JobsService): CommandCall {
  const { command: name, operand, yes, failOn, mapped, areas, server, tenant, user } = job;
  return {
    name,
    operands: [operand ?? jobs.pathOf(job.id, 'changes')],
    options: {
      ...options,
      json: true,
      out: null,
      force: false,
      ifUnchanged: /* wall: job-unchanged */ true,
      yes,
      failOn,
      areas,
      server,
      user,
      tenant: tenant.key,
      map: mapped ? jobs.pathOf(job.id, 'names') : null,
      passwordFile: job.passwordFile ?? options.passwordFile,
      passwordCommand: job.passwordFile === null ? options.passwordCommand : null,
    },
  };
}

function resultOf(code: number, report: JobReport['report']): JobResult {
  switch (code) {
    case exitCodes.good:
      return 'done';
    case exitCodes.notApplied:
      if (report?.changedSince) return 'changed';
      return report ? 'notApplied' : 'refused';
    case exitCodes.forbidden:
      return 'refused';
    case exitCodes.noSession:
      return 'noSession';
    case exitCodes.interrupted:
      return 'stopped';
    default:
      return 'failed';
  }
}

function reportText({ jobs }: JobsReport, words: TerminalWords): string {
  if (jobs.length === 0) return `${words.say('cli.jobs.nothingDue')}\n`;
  return jobs
    .map((job) => {
      const { result, message, report } = job;
      const lines = message === '' ? [] : message.split('\n');
      const done = report?.changes.filter((one) => ['done', 'held'].includes(one.result)).length ?? 0;
      const rest = (report?.changes.length ?? 0) - done;
      if (report) lines.push(words.say('cli.changes.applied', { done, rest }));
      const head = `[${words.say(`cli.jobs.result.${result}`)}]  ${jobLine(job)} · ${job.for}\n`;
      return `${head}${lines.map((line) => `    ${printable(line)}\n`).join('')}`;
    })
    .join('');
}
