/** `--at` and `--daily` keep a command in the data folder; `steward run` does it when its time has come. */
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { jobCommands, type NewJob } from '#shared/rules/jobs/job.ts';
import { serverNameLimit } from '#shared/rules/servers/name-limit.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { openJobs } from '../../services/jobs/jobs-service.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import { permanentPath, secretSource } from '../session/sign-in-secret.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Throws UsageError where the time of `--at` is past. */
export function refusePastTime({ at }: Pick<Options, 'at'>, { now }: CommandTerminal): void {
  if (at !== null && at <= now()) throw new UsageError('cli.problem.pastAt', new Date(at).toISOString());
}

/** `bytes` is the file as the command has just checked it. Rejects with JOBS_NOT_KEPT. */
export async function scheduleJob(
  { name, operands, options }: CommandCall,
  bytes: Uint8Array | null,
  session: PlatformSession,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<void> {
  const { target, folder } = session.server;
  const command = jobCommands.find((one) => one === name);
  if (!command) return;
  const [operand = ''] = operands;
  const source = secretSource(options, terminal.env);
  // wall: job-no-command
  const passwordFile = source?.kind === 'file' ? await permanentPath(source.path) : null;
  const names = options.map === null ? null : await bytesOf(options.map);
  const job: NewJob = {
    name: options.names.at(-1)?.slice(0, 200) || basename(operand),
    command,
    operand: bytes ? /* wall: job-same-file */ null : command === 'config pull' ? resolve(operand) : operand,
    when: options.at === null ? { daily: options.daily ?? '' } : { at: new Date(options.at).toISOString() },
    late: options.late,
    yes: options.yes,
    failOn: [...options.failOn],
    mapped: names !== null,
    areas: [...options.areas],
    server: target.id.startsWith('address-') ? target.address : target.id,
    serverName: session.server.name.slice(0, serverNameLimit),
    tenant: { key: session.facts.tenant.tenantKey, name: session.facts.tenant.tenantName },
    user: options.user,
    passwordFile,
  };
  const setAside = (kept: string) =>
    terminal.complain(`steward: ${words.say('cli.jobs.setAside', { name: printable(kept) })}\n`);
  const jobs = await openJobs({ folder, now: terminal.now, setAside });
  const { id } = await jobs.add(job, { changes: bytes, names });
  const time = 'at' in job.when ? job.when.at : job.when.daily;
  terminal.complain(`${words.say('cli.jobs.kept', { id, time })}\n`);
  if (passwordFile === null && target.kind === 'remote')
    terminal.complain(`${words.say('cli.jobs.needsPassword')}\n`);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new BridgeError('FILE_UNREADABLE', systemCode(error), { name: path, reason: systemCode(error) });
  }
}
