import type { Job } from '#shared/rules/jobs/job.ts';
import { type JobsService, openJobs } from '../../services/jobs/jobs-service.ts';
import type { Options } from '../command-line/options.ts';
import { existingDataFolder } from '../data-folder/existing-folder.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** No folder is made where there is none. Rejects with JOBS_NOT_KEPT. */
export async function openScheduledJobs(
  options: Pick<Options, 'data'>,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<JobsService> {
  const folder = await existingDataFolder(options, terminal);
  const setAside = (name: string) =>
    terminal.complain(`steward: ${words.say('cli.jobs.setAside', { name: printable(name) })}\n`);
  return openJobs({ folder, now: terminal.now, looksOnly: true, setAside });
}

/** `3  Monday · changes apply · Staging, Aurora` */
export function jobLine({
  id,
  name,
  command,
  serverName,
  tenant,
}: Pick<Job, 'id' | 'name' | 'command' | 'serverName' | 'tenant'>): string {
  const where = tenant.name === '' ? serverName : `${serverName}, ${tenant.name}`;
  return `${id}  ${[name, command, where].map(printable).join(' · ')}`;
}
